import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

interface TestS3 {
  /** For FILES_S3_URL. */
  url: string;
  /** Uploads in parts that were begun and neither completed nor aborted. */
  openUploads(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = 'comptoir';

/** Starts an S3-compatible server in the test process, with one empty bucket. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const uploads = join(directory, BUCKET, '._S3rver_uploads');
  // Adds the only documented call that this server does not support.
  server.middleware.unshift(async (context, next) => {
    const { uploadId } = context.query;
    if (context.method !== 'DELETE' || typeof uploadId !== 'string') return next();
    await rm(join(uploads, uploadId), { recursive: true });
    context.status = 204;
  });
  const { port } = await server.run();
  return {
    // This server accepts only this key and secret.
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?region=us-east-1&tls=false`,
    openUploads: () => readdir(uploads),
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

import { Readable } from 'node:stream';

/** Storage for file contents. A key is written once, completely or not at all. */
export interface FileStore {
  write(key: string, content: Readable): Promise<void>;
  /** Rejects if the key does not exist. The stream opens nothing until its first byte is read. */
  read(key: string): Promise<Readable>;
  /** Also deletes what an interrupted write left. Deleting a missing key is no error. */
  remove(key: string): Promise<void>;
  close(): void;
}

/**
 * A stream that opens its source when the first byte is read. Until then it holds no resources and can be dropped,
 * because the caller may disconnect before the file is sent.
 */
export function lateStream(open: () => Readable | Promise<Readable>): Readable {
  return Readable.from(content(open), { objectMode: false });
}

async function* content(open: () => Readable | Promise<Readable>): AsyncGenerator<Uint8Array> {
  // If reading stops early, the loop destroys the source.
  yield* await open();
}

/**
 * `s3://key:secret@host:port/bucket?region=eu-west-3&tls=false`: the address of any S3-compatible store, in one line.
 */
export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const S3_ADDRESS_FORM = 'must look like s3://key:secret@host:port/bucket?region=…';

export function isS3Address(text: string): boolean {
  try {
    return Boolean(parseS3Address(text));
  } catch {
    return false;
  }
}

export function parseS3Address(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = url?.pathname.slice(1) ?? '';
  if (url?.protocol !== 's3:' || !url.host || !url.username || !/^[\w.-]+$/.test(bucket))
    throw new Error(`FILES_S3_URL ${S3_ADDRESS_FORM}`);
  const plain = url.searchParams.get('tls') === 'false';
  return {
    endpoint: `${plain ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './file-store.ts';
import { lateStream } from './late-stream.ts';
import type { S3Address } from './s3-address.ts';

/**
 * Files in a bucket. What a crash leaves of an upload in parts is no object and cannot be found by its key: a rule of the
 * bucket should abort incomplete uploads after a day.
 */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(address: S3Address) {
    this.#bucket = address.bucket;
    this.#client = new S3Client({
      endpoint: address.endpoint,
      region: address.region,
      credentials: { accessKeyId: address.accessKeyId, secretAccessKey: address.secretAccessKey },
      forcePathStyle: true,
      // Stores other than Amazon's do not all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    });
  }

  async write(key: string, content: Readable): Promise<void> {
    const place = { Bucket: this.#bucket, Key: key };
    const upload = new Upload({
      client: this.#client,
      params: { ...place, Body: content },
      // Its own way of clearing up throws the store's error over the one that stopped the upload.
      leavePartsOnError: true,
    });
    try {
      await upload.done();
    } catch (error) {
      const { uploadId: UploadId } = upload;
      if (UploadId) {
        await this.#client
          .send(new AbortMultipartUploadCommand({ ...place, UploadId }))
          .catch(() => {});
      }
      throw error;
    }
  }

  /** Asked for twice: a content that nobody takes would keep one of the few connections until it times out. */
  async read(key: string): Promise<Readable> {
    const place = { Bucket: this.#bucket, Key: key };
    await this.#client.send(new HeadObjectCommand(place));
    return lateStream(async () => {
      const { Body } = await this.#client.send(new GetObjectCommand(place));
      if (!(Body instanceof Readable)) throw new Error('the store answered without content');
      return Body;
    });
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  close(): void {
    this.#client.destroy();
  }
}

import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStore, lateStream, type S3Address } from './file-store.ts';

/**
 * Files in an S3 bucket. An upload in parts that a crash interrupts cannot be found by its key, so a bucket rule should
 * abort incomplete uploads after a day.
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
      // Not all S3-compatible stores support the newer checksums.
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
      // The library's own clean-up would hide the error that stopped the upload behind another one.
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

  /**
   * Checks existence first and opens the content later, because an unread response would block a connection until it
   * times out.
   */
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

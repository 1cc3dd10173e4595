import { Readable } from 'node:stream';
import { parseS3Address } from '../files/s3-address.ts';
import { StartRefused } from './start-refused.ts';

const KEY = 'start-check';
const REFUSALS = new Map<string, string>([
  ['NoSuchBucket', 'has no bucket of that name. Create it first.'],
  ['InvalidAccessKeyId', 'does not know the key.'],
  ['SignatureDoesNotMatch', 'does not take the secret.'],
  ['AccessDenied', 'does not let this key write into the bucket.'],
]);

/** Tests by writing and removing a small object, which the key must be allowed to do. Listing is not required. */
export async function checkFileStore(url: string): Promise<void> {
  const address = parseS3Address(url);
  const { S3Store } = await import('../files/s3-store.ts');
  const store = new S3Store(address);
  try {
    await store.write(KEY, Readable.from([Buffer.from('x')]));
    await store.remove(KEY);
  } catch (error) {
    const { name, message } = error as Error;
    const reason = REFUSALS.get(name) ?? `does not answer as it should: ${message || name}`;
    throw new StartRefused(`the file store of FILES_S3_URL (${address.endpoint}) ${reason}`);
  } finally {
    store.close();
  }
}

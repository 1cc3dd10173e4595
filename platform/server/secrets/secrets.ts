import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Derives a separate key for each purpose from the root key, so that a leaked key affects only one purpose. */
export class Secrets {
  readonly #root: string;
  readonly #keys = new Map<string, Buffer>();

  constructor(root: string) {
    this.#root = root;
  }

  keyFor(purpose: string): Buffer {
    const cached = this.#keys.get(purpose);
    if (cached) return cached;
    const made = Buffer.from(hkdfSync('sha256', this.#root, 'comptoir', purpose, 32));
    this.#keys.set(purpose, made);
    return made;
  }

  /** AES-256-GCM: a value encrypted for one purpose cannot be decrypted for another. */
  seal(purpose: string, plain: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Throws if the value was changed or was encrypted for another purpose. */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest('base64url');
  }

  verify(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** For long, random tokens: the hash cannot be reversed and can be indexed. */
  hash(purpose: string, value: string): string {
    return this.sign(`hash ${purpose}`, value);
  }
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * SECRET_KEY, or a key that is generated at the first start and stored next to the data, readable only by its owner.
 */
export async function readRootKey(config: Config): Promise<string> {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const file = join(config.dataDirectory, 'secret-key');
  await mkdir(config.dataDirectory, { recursive: true });
  try {
    // wx: only one of several starting processes creates the key; the others read it.
    const made = await open(file, 'wx', 0o600);
    try {
      await made.writeFile(randomBytes(48).toString('base64url'));
      await made.sync();
    } finally {
      await made.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (let tries = 0; tries < 50; tries += 1) {
    const key = await readFile(file, 'utf8');
    if (key.length >= 64) return key;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(
    `${file} holds no whole key; remove it to have a new one made (all sessions end)`,
  );
}

import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * SECRET_KEY, or a key that is generated at the first start and stored next to the data, readable only by its owner.
 */
export async function readRootKey(config: Config): Promise<string> {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const file = join(config.dataDirectory, 'secret-key');
  await mkdir(config.dataDirectory, { recursive: true });
  try {
    // wx: of several processes that start at the same time, one creates the key and the others read it.
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

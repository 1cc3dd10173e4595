import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');

test('the bounds are those of the specification [LIM-01]', () => {
  expect(limits).toMatchObject({
    UPLOAD_LIMIT_BYTES: 10_485_760,
    IMPORT_LINE_LIMIT: 100_000,
    PRODUCT_REFERENCE_LIMIT: 200,
    REVIEW_EXPORT_LIMIT: 4_000,
    PROFILE_PAGE_SIZE: 100,
    TOUCHPOINT_PAGE_SIZE: 25,
    ALERT_TIMEOUT_MS: 5_000,
    LOGOUT_DELAY_MS: 2_000,
    CHUNK_TIMEOUT_MS: 120_000,
    RELOCATION_SEARCH_MIN_LENGTH: 3,
    PASSWORD_MIN_LENGTH: 12,
  });
});

test('no other file writes one of them a second time [LIM-01]', async () => {
  const written = [/\b10 \* 1024 \* 1024\b|\b10_?485_?760\b/, /\b120_?000\b/];
  const again: string[] = [];
  for await (const file of glob('{platform/contract,platform/web,modules,suite}/**/*.{ts,tsx}', {
    cwd: CHECKOUT,
  })) {
    if (/\.test\.|limits\.ts$|gallery/.test(file)) continue;
    const text = await readFile(join(CHECKOUT, file), 'utf8');
    if (written.some((pattern) => pattern.test(text))) again.push(file);
  }
  expect(again).toEqual([]);
});

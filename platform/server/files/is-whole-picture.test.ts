import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWholePicture } from './write-file.ts';

const KINDS = ['png', 'jpeg', 'gif', 'webp'] as const;
/** Noisy enough that it does not fit into one part. */
const noise = sharp({
  create: {
    width: 180,
    height: 120,
    channels: 3,
    background: '#1f5c4d',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
});

test.each(KINDS)(
  'a complete %s is accepted, with or without extra bytes at its end',
  async (kind) => {
    const whole = await noise.clone()[kind]().toBuffer();
    expect(isWholePicture(kind, whole)).toBe(true);
    expect(isWholePicture(kind, Buffer.concat([whole, Buffer.from('of a camera')]))).toBe(true);
  },
);

test.each(KINDS)('a %s that is cut off anywhere is none', async (kind) => {
  const whole = await noise.clone()[kind]().toBuffer();
  for (const share of [0.02, 0.3, 0.6, 0.99])
    expect(isWholePicture(kind, whole.subarray(0, Math.floor(whole.length * share)))).toBe(false);
});

test('progressive and interlaced ones are whole too', async () => {
  const jpeg = await noise.clone().jpeg({ progressive: true }).toBuffer();
  expect(isWholePicture('jpeg', jpeg)).toBe(true);
  const png = await noise.clone().png({ progressive: true, palette: true }).toBuffer();
  expect(isWholePicture('png', png)).toBe(true);
});

test('a PNG of its signature, its size and rubbish is none, nor one in which a byte was changed', async () => {
  const whole = await noise.clone().png().toBuffer();
  const rubbish = Buffer.concat([whole.subarray(0, 33), Buffer.alloc(4_000, 0x5a)]);
  expect(isWholePicture('png', rubbish)).toBe(false);
  const changed = Buffer.from(whole);
  changed.writeUInt8((changed[500] ?? 0) ^ 1, 500);
  expect(isWholePicture('png', changed)).toBe(false);
});

test('a file that is not an image is accepted without a check', () => {
  expect(isWholePicture('csv', Buffer.from('a;b'))).toBe(true);
});

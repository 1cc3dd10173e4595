import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_FRAMES } from '#platform/contract/limits.ts';
import { pictureSize, requireDrawable } from './pictures.ts';

const KINDS = ['png', 'jpeg', 'gif', 'webp'] as const;
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1f5c4d80' } });

/** A valid small image whose header claims another size. */
async function claiming(kind: (typeof KINDS)[number], width: number, height: number) {
  const head = await drawn(3, 2)[kind]().toBuffer();
  if (kind === 'png') {
    head.writeUInt32BE(width, 16);
    head.writeUInt32BE(height, 20);
  } else if (kind === 'gif') {
    head.writeUInt16LE(width, 6);
    head.writeUInt16LE(height, 8);
  } else if (kind === 'jpeg') {
    const frame = head.indexOf(Buffer.from([0xff, 0xc0]));
    head.writeUInt16BE(height, frame + 5);
    head.writeUInt16BE(width, frame + 7);
  } else {
    head.write('VP8X', 12, 'latin1');
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  return head;
}

test.each(KINDS)('the size of a %s is read from its header', async (kind) => {
  expect(pictureSize(kind, await drawn(320, 200)[kind]().toBuffer())).toEqual({
    width: 320,
    height: 200,
    frames: 1,
  });
  const lossless = await drawn(31, 20).webp({ lossless: true }).toBuffer();
  expect(pictureSize('webp', lossless)).toMatchObject({ width: 31, height: 20 });
  const opaque = await drawn(31, 20).flatten().webp().toBuffer();
  expect(pictureSize('webp', opaque)).toMatchObject({ width: 31, height: 20 });
});

test.each(KINDS)('a %s that declares 50,000 × 50,000 pixels is rejected', async (kind) => {
  const huge = await claiming(kind, 50_000, 50_000);
  expect(() => requireDrawable(kind, huge)).toThrow('more pixels');
  const line = await claiming(kind, kind === 'png' ? 10_000_000 : 60_000, 1);
  expect(() => requireDrawable(kind, line)).toThrow('more pixels');
  requireDrawable(kind, await drawn(5_000, 20)[kind]().toBuffer());
});

test.each(['png', 'jpeg'] as const)('a %s of no width or no height is no picture', async (kind) => {
  for (const [width, height] of [
    [0, 0],
    [0, 20],
    [20, 0],
  ] as const) {
    const empty = await claiming(kind, width, height);
    expect(() => requireDrawable(kind, empty)).toThrow('allowed kind');
  }
});

test('frames are counted, and a frame that is larger than its picture', async () => {
  const frame = await drawn(3, 2).gif().toBuffer();
  const [start, end] = [frame.lastIndexOf(Buffer.from('2c00000000', 'hex')), frame.length - 1];
  const frames = Array.from({ length: PICTURE_FRAMES + 1 }, () => frame.subarray(start, end));
  const film = Buffer.concat([frame.subarray(0, start), ...frames, Buffer.from([0x3b])]);
  expect(() => requireDrawable('gif', film)).toThrow('more pixels');
  const larger = Buffer.from(frame);
  larger.writeUInt16LE(60_000, start + 5);
  expect(() => requireDrawable('gif', larger)).toThrow('more pixels');
});

test.each(KINDS)(
  'a %s without a declared size is rejected as another kind of file',
  async (kind) => {
    const head = (await drawn(3, 2)[kind]().toBuffer()).subarray(0, 8);
    expect(() => requireDrawable(kind, head)).toThrow('kind');
  },
);

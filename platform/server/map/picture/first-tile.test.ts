import { afterAll, expect, test } from 'vitest';
import { FileBytes } from '../archive/archive-bytes.ts';
import { TileArchive } from '../archive/tile-archive.ts';
import { TileCache } from '../archive/tile-cache.ts';
import { baseMap } from '../base-map.ts';
import { firstTile } from '../front/mount-first-tiles.ts';
import { PICTURE_PALETTES } from './picture-palette.ts';

const bytes = new FileBytes(baseMap.file);
const bounds = { bytes: 10_000_000, readAtOnce: 4, maxWaiting: 100 };
const base = { tiles: new TileCache(new TileArchive(bytes), bounds), deepest: baseMap.deepest };
afterAll(() => bytes.close());

test('a tile image contains land, water and borders, but no text and no active content [BEY-02]', async () => {
  const svg = await firstTile(base, { z: 4, x: 8, y: 5, theme: 'light' });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="512" height="512"/);
  expect(svg).toMatch(/<\/g><\/svg>$/);
  for (const colour of ['sea', 'land', 'river', 'coast', 'border'] as const)
    expect(svg, colour).toContain(`"${PICTURE_PALETTES.light[colour]}"`);
  expect(svg).not.toMatch(/<text|<script|style=|href=|onload/);
  expect(svg.match(/<path/g)?.length).toBe(svg.match(/ d="[Mlz\d .-]+"\/>/g)?.length);
});

test('rivers and regions are drawn from where they are shown on the screen [BEY-02]', async () => {
  const { river, coast } = PICTURE_PALETTES.light;
  const far = await firstTile(base, { z: 3, x: 4, y: 2, theme: 'light' });
  expect(far).not.toContain(river);
  expect(far.split(`stroke="${coast}"`)).toHaveLength(2);
  const near = await firstTile(base, { z: 5, x: 16, y: 11, theme: 'light' });
  expect(near).toContain(river);
  expect(near.split(`stroke="${coast}"`)).toHaveLength(3);
});

test('ice is as white as on the screen [BEY-02]', async () => {
  const greenland = await firstTile(base, { z: 4, x: 6, y: 3, theme: 'dark' });
  const kenya = await firstTile(base, { z: 4, x: 9, y: 8, theme: 'dark' });
  expect(greenland.includes(`fill="${PICTURE_PALETTES.dark.ice}"`)).toBe(true);
  expect(kenya.includes(`fill="${PICTURE_PALETTES.dark.ice}"`)).toBe(false);
});

test('open sea is a picture of the sea [BEY-02]', async () => {
  const svg = await firstTile(base, { z: 7, x: 49, y: 48, theme: 'dark' });
  expect(svg).toContain(PICTURE_PALETTES.dark.sea);
  expect(svg).not.toContain('<path');
});

test('the largest tile images stay under 70,000 characters [BEY-02]', async () => {
  for (const [z, x, y] of [
    [0, 0, 0],
    [2, 2, 1],
    [3, 4, 2],
    [4, 8, 4],
    [6, 33, 17],
    [7, 66, 35],
  ] as const)
    expect((await firstTile(base, { z, x, y, theme: 'light' })).length).toBeLessThan(70_000);
});

import { IconList } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import type { PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { readRecent, storeRecentHit } from './find-anything.tsx';

function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}
const hit = (id: number): PaletteHit => ({
  kind: 'leads',
  id: String(id),
  title: `Lead ${id}`,
  meta: '',
  address: `/leads/${id}`,
  icon: IconList,
});

test('the last five that were opened are remembered, newest first and each once', () => {
  const storage = memory();
  for (const id of [1, 2, 3, 4, 5, 6, 3]) storeRecentHit(() => storage, 'c', hit(id));
  expect(readRecent(() => storage, 'c').map(({ id }) => id)).toEqual(['3', '6', '5', '4', '2']);
});

test('hits opened in one client are not shown in another', () => {
  const storage = memory();
  storeRecentHit(() => storage, 'c', hit(1));
  expect(readRecent(() => storage, 'other')).toEqual([]);
});

test('a browser that refuses storage, or a broken one, remembers nothing', () => {
  const refusing = () => {
    throw new Error('refused');
  };
  storeRecentHit(refusing, 'c', hit(1));
  expect(readRecent(refusing, 'c')).toEqual([]);
  const broken = memory();
  broken.setItem('comptoir-recent-c', '{');
  expect(readRecent(() => broken, 'c')).toEqual([]);
});

import { expect, test } from 'vitest';
import { NumberPool } from './number-pool.ts';
import { readAreasIndex, readCountry } from './read-areas-file.ts';

test('arrays of one pool never overlap, whatever their kinds and lengths [OPP-02]', () => {
  const pool = new NumberPool();
  const lengths = Array.from({ length: 3_000 }, (_, index) => (index * 37) % 211);
  const arrays = lengths.map((length, index) =>
    (index % 2 === 0 ? pool.floats(length) : pool.integers(length)).fill(index),
  );
  expect(arrays.map(({ length }) => length)).toEqual(lengths);
  expect(arrays.every((array, index) => array.every((value) => value === index))).toBe(true);
});

test('an array longer than a buffer gets one of its own, and copies keep their values [OPP-02]', () => {
  const pool = new NumberPool();
  expect([...pool.floatsOf([1.5, -2]), ...pool.integersOf([3, -4])]).toEqual([1.5, -2, 3, -4]);
  const long = pool.floats(300_000);
  expect(long).toHaveLength(300_000);
  expect(long.buffer).not.toBe(pool.floats(1).buffer);
});

test('the lines of a country share a few large buffers, which the system gets back [OPP-02]', async () => {
  const entry = (await readAreasIndex()).countries.find(({ country }) => country === 'FR');
  if (!entry) throw new Error('FR is missing');
  const { lines } = await readCountry(entry);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(new Set(lines.map(({ buffer }) => buffer)).size).toBeLessThan(40);
});

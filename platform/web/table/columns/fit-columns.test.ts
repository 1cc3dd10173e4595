import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitColumns, MAIN_COLUMN_MIN_WIDTH, WIDEST_BY_CONTENT } from '../use-table-model.ts';

const columns = [
  { id: 'url', minWidth: 228, priority: 9, namesRow: true },
  { id: 'text', minWidth: 120, priority: 9, grows: true },
  { id: 'destination', minWidth: 158, priority: 1 },
  { id: 'quantity', minWidth: 76, priority: 2 },
  { id: 'scans', minWidth: 76, priority: 5 },
  { id: 'period', minWidth: 152, priority: 4 },
];
const shownAt = (room: number, raised: string[] = []) =>
  fitColumns(columns, room, { raised }).map(({ id }) => id);

test('with enough space all columns are visible', () => {
  expect(shownAt(1_200)).toEqual(columns.map(({ id }) => id));
});

test('the lowest priority leaves first', () => {
  expect(shownAt(880)).not.toContain('destination');
  expect(shownAt(880)).toContain('quantity');
  expect(shownAt(700)).toEqual(['url', 'text', 'scans', 'period']);
  expect(shownAt(300)).toEqual(['url', 'text']);
});

test('a column chosen by the user is hidden after all others', () => {
  expect(shownAt(700, ['destination'])).toEqual(['url', 'text', 'destination', 'scans']);
});

test('the main text takes the room that is left', () => {
  const text = fitColumns(columns, 1_200, { raised: [] }).find(({ id }) => id === 'text');
  expect(text?.width).toBe(1_200 - 228 - 158 - 76 - 76 - 152);
});

test('without a growing column the name of the row grows', () => {
  const [name] = fitColumns(
    [
      { id: 'name', minWidth: 100, priority: 1, namesRow: true },
      { id: 'count', minWidth: 50, priority: 1 },
    ],
    400,
    { raised: [] },
  );
  expect(name).toEqual({ id: 'name', width: 350 });
});

test('main text never falls below 200 px and columns fill the room exactly when they fit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000 }),
      fc.subarray(columns.map(({ id }) => id)),
      (room, raised) => {
        const fitted = fitColumns(columns, room, { raised });
        const text = fitted.find(({ id }) => id === 'text');
        const sum = fitted.reduce((total, { width }) => total + width, 0);
        expect(text?.width).toBeGreaterThanOrEqual(MAIN_COLUMN_MIN_WIDTH);
        expect(sum === room || fitted.length === 2).toBe(true);
      },
    ),
  );
});

test('less room never shows more columns', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 500 }),
      (room, less) => {
        expect(shownAt(room - less).length).toBeLessThanOrEqual(shownAt(room).length);
      },
    ),
  );
});

const needing = (head: Record<string, number>, cells: Record<string, number>) => ({
  raised: [],
  needs: { head: new Map(Object.entries(head)), cells: new Map(Object.entries(cells)) },
});
const widthsOf = (room: number, head: Record<string, number>, cells: Record<string, number>) =>
  Object.fromEntries(
    fitColumns(columns, room, needing(head, cells)).map(({ id, width }) => [id, width]),
  );

test('a header is never cut, and a column without space for its header is hidden', () => {
  expect(widthsOf(1_200, { quantity: 130 }, {}).quantity).toBe(130);
  expect(widthsOf(890, {}, {})).toHaveProperty('quantity');
  expect(widthsOf(890, { quantity: 400 }, {})).not.toHaveProperty('quantity');
});

test('spare space goes to columns with cut text before the main text gets the rest', () => {
  const widths = widthsOf(1_200, {}, { period: 190, destination: 200 });
  expect([widths.period, widths.destination]).toEqual([190, 200]);
  expect(widths.text).toBe(1_200 - 228 - 200 - 76 - 76 - 190);
});

test('if space is short, the columns that need least are shown in full', () => {
  const needed = 228 + 200 + 158 + 76 + 76 + 152;
  const widths = widthsOf(needed + 60, {}, { period: 172, url: 350 });
  expect([widths.period, widths.url]).toEqual([172, 268]);
});

test('a column that fills first is shown in full before the others', () => {
  const named = columns.map((column) => ({ ...column, fillsFirst: column.id === 'url' }));
  const needed = 228 + 200 + 158 + 76 + 76 + 152;
  const fitted = fitColumns(named, needed + 60, needing({}, { period: 172, url: 278 }));
  const widthOf = (wanted: string) => fitted.find(({ id }) => id === wanted)?.width;
  expect([widthOf('url'), widthOf('period')]).toEqual([278, 162]);
});

test('an endless text takes no more than its bound', () => {
  expect(widthsOf(3_000, {}, { destination: 2_000 }).destination).toBe(WIDEST_BY_CONTENT);
});

test('a date is never cut: another column leaves for it', () => {
  const dated = columns.map((column) => ({ ...column, whole: column.id === 'period' }));
  const fitted = fitColumns(dated, 900, needing({}, { period: 210, url: 300 }));
  expect(fitted.find(({ id }) => id === 'period')?.width).toBe(210);
  expect(fitted.map(({ id }) => id)).not.toContain('destination');
});

test('a long text makes a column with a limit no wider, and the others get the room', () => {
  const fitted = fitColumns(
    [
      { id: 'name', minWidth: 200, priority: 9, namesRow: true, grows: true },
      { id: 'email', minWidth: 240, maxByContent: 280, priority: 5 },
      { id: 'city', minWidth: 100, priority: 5 },
    ],
    700,
    needing({}, { email: 350, city: 160 }),
  );
  expect(fitted.map(({ width }) => width)).toEqual([260, 280, 160]);
});

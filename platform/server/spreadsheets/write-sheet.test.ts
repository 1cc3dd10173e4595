import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetCell } from './sheet-cell.ts';
import { writeSheet } from './write-sheet.ts';

const header = ['name', 'phone', 'count', 'open'];
const rows: SheetCell[][] = [
  ['=cmd|calc', '+33 6 12', -5, true],
  ['say "hi", you;', 'two\nlines', 0.5, false],
  ["'=quoted", '\u0007bell', null, undefined],
  [' Øyvind ', '@name', 1e6, null],
  ['＝cmd|calc', '＠name', null, null],
  ['＋1', "'－1", null, null],
];

test('a text file for Excel: marked, quoted, nothing in it runs, and a phone number stays one', async () => {
  const csv = (await buffer(writeSheet({ format: 'csv', title: 'x', header, rows }))).toString();
  expect(csv).toBe(
    [
      '\ufeffname,phone,count,open',
      "'=cmd|calc,+33 6 12,-5,true",
      '"say ""hi"", you;","two\nlines",0.5,false',
      "''=quoted,bell,,",
      '" Øyvind ",\'@name,1000000,',
      "'＝cmd|calc,'＠name,,",
      "'＋1,''－1,,",
      '',
    ].join('\r\n'),
  );
});

test.each(['csv', 'xlsx'] as const)(
  'what was written as %s is read again as it was',
  async (format) => {
    const bytes = await buffer(writeSheet({ format, title: 'Stores / [x]', header, rows }));
    const read = await Array.fromAsync(readSheet({ bytes: Uint8Array.from(bytes), kind: format }));
    const yes = format === 'csv' ? 'true' : 'TRUE';
    expect(read.flat().map(({ cells }) => cells)).toEqual([
      header,
      ['=cmd|calc', '+33 6 12', '-5', yes],
      ['say "hi", you;', 'two\nlines', '0.5', yes === 'true' ? 'false' : 'FALSE'],
      ["'=quoted", 'bell'],
      [' Øyvind ', '@name', '1000000'],
      ['＝cmd|calc', '＠name'],
      ['＋1', "'－1"],
    ]);
  },
);

test.each(['csv', 'xlsx'] as const)('%s is made as it is read, not before', async (format) => {
  let made = 0;
  function* endless() {
    for (;;) {
      made += 1;
      yield [`name ${made}`, made * 1.5];
    }
  }
  const stream = writeSheet({ format, title: 'x', header: ['a', 'b'], rows: endless() });
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > 300_000) break;
  }
  const whenLeft = made;
  await wait(50);
  expect(made - whenLeft).toBeLessThan(50_000);
});

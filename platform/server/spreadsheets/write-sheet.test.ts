import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expect, test, vi } from 'vitest';
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
  const csv = (
    await buffer(writeSheet({ format: 'csv', title: 'x', header, rows, reader: 'en' }))
  ).toString();
  expect(csv).toBe(
    [
      '\ufeffname,phone,count,open',
      "'=cmd|calc,+33 6 12,-5,yes",
      '"say ""hi"", you;","two\nlines",0.5,no',
      "''=quoted,bell,,",
      '" Øyvind ",\'@name,1000000,',
      "'＝cmd|calc,'＠name,,",
      "'＋1,''－1,,",
      '',
    ].join('\r\n'),
  );
});

test.each(['csv', 'xlsx'] as const)(
  'a table written as %s is read back with the same values',
  async (format) => {
    const bytes = await buffer(
      writeSheet({ format, title: 'Stores / [x]', header, rows, reader: 'en' }),
    );
    const read = await Array.fromAsync(readSheet({ bytes: Uint8Array.from(bytes), kind: format }));
    const [yes, no] = format === 'csv' ? ['yes', 'no'] : ['TRUE', 'FALSE'];
    expect(read.flat().map(({ cells }) => cells)).toEqual([
      header,
      ['=cmd|calc', '+33 6 12', '-5', yes],
      ['say "hi", you;', 'two\nlines', '0.5', no],
      ["'=quoted", 'bell'],
      [' Øyvind ', '@name', '1000000'],
      ['＝cmd|calc', '＠name'],
      ['＋1', "'－1"],
    ]);
  },
);

test('a text that looks like a formula is a text in the workbook', async () => {
  const bytes = await buffer(
    writeSheet({ format: 'xlsx', title: 'x', header, rows, reader: 'en' }),
  );
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(bytes)])));
  const entries = (await zip.getEntries()).filter((entry) => !entry.directory);
  const sheet = entries.find(({ filename }) => filename.includes('worksheets/'));
  const xml = (await sheet?.getData(new TextWriter())) ?? '';
  expect(xml).not.toMatch(/<f[ >]/);
  expect(xml).toMatch(/<c [^>]*t="(inlineStr|s|str)"[^>]*>/);
});

const dated = {
  title: 'x',
  header: ['day', 'at', 'rate', 'open'],
  dates: ['day', 'moment'] as const,
  rows: [
    ['2026-04-03', new Date('2026-04-03T22:59:59.999Z'), -1.234, true],
    ['1850-12-31', null, 0.000_000_1, false],
  ],
};

test.each([
  [
    'en',
    'day,at,rate,open',
    '2026-04-03,2026-04-03 22:59:59,-1.234,yes',
    '1850-12-31,,0.0000001,no',
  ],
  [
    'fr',
    'day;at;rate;open',
    '03/04/2026;03/04/2026 22:59:59;"-1,234";oui',
    '1850-12-31;;"0,0000001";non',
  ],
  [
    'es',
    'day;at;rate;open',
    '03/04/2026;03/04/2026 22:59:59;"-1,234";sí',
    '1850-12-31;;"0,0000001";no',
  ],
  [
    'it',
    'day;at;rate;open',
    '03/04/2026;03/04/2026 22:59:59;"-1,234";sì',
    '1850-12-31;;"0,0000001";no',
  ],
  [
    'de',
    'day;at;rate;open',
    '03.04.2026;03.04.2026 22:59:59;"-1,234";ja',
    '1850-12-31;;"0,0000001";nein',
  ],
  [
    'no',
    'day;at;rate;open',
    '03.04.2026;03.04.2026 22:59:59;"-1,234";ja',
    '1850-12-31;;"0,0000001";nei',
  ],
] as const)(
  'a text file for readers of %s has their separator, numbers and dates [GEN-03]',
  async (reader, ...lines) => {
    const csv = (await buffer(writeSheet({ ...dated, format: 'csv', reader }))).toString();
    expect(csv).toBe(`\ufeff${lines.join('\r\n')}\r\n`);
  },
);

test.each([
  ['en', 'yyyy-mm-dd'],
  ['fr', 'dd/mm/yyyy'],
  ['de', 'dd\\.mm\\.yyyy'],
] as const)(
  'in a workbook for readers of %s dates are dates, not texts [GEN-03]',
  async (reader, format) => {
    const bytes = Uint8Array.from(await buffer(writeSheet({ ...dated, format: 'xlsx', reader })));
    const parts = await partsOf(bytes);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toMatch(/<c r="A2" s="\d+"><v>46115<\/v>/);
    expect(sheet).toMatch(/<c r="B2" s="\d+"><v>46115\.9583217593<\/v>/);
    const styles = parts.get('xl/styles.xml') ?? '';
    expect(styles).toContain(`formatCode="${format}"`);
    expect(styles).toContain(`formatCode="${format} hh:mm:ss"`);
    const read = (await Array.fromAsync(readSheet({ bytes, kind: 'xlsx' }))).flat();
    expect(read.map(({ cells }) => cells)).toEqual([
      dated.header,
      ['2026-04-03', '2026-04-03T22:59:59', '-1.234', 'TRUE'],
      ['1850-12-31', '', '0.0000001', 'FALSE'],
    ]);
  },
);

async function partsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> {
  const entries = await new ZipReader(new BlobReader(new Blob([bytes]))).getEntries();
  const texts = entries.map(
    async (entry): Promise<[string, string]> => [
      entry.filename,
      entry.directory ? '' : await entry.getData(new TextWriter()),
    ],
  );
  return new Map(await Promise.all(texts));
}

test.each(['csv', 'xlsx'] as const)('%s is made as it is read, not before', async (format) => {
  let made = 0;
  function* endless() {
    for (;;) {
      made += 1;
      yield [`name ${made}`, made * 1.5];
    }
  }
  const stream = writeSheet({
    format,
    title: 'x',
    header: ['a', 'b'],
    rows: endless(),
    reader: 'en',
  });
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > 300_000) break;
  }
  const whenLeft = made;
  for (let turn = 0; turn < 1_000; turn += 1) await setImmediate();
  expect(made - whenLeft).toBeLessThan(50_000);
});

test.each(['csv', 'xlsx'] as const)(
  'a large batch as %s lets other calls run in between',
  async (format) => {
    // Each clock reading advances by a millisecond, so that a time slice ends after a few rows.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
    async function* batches() {
      yield Array.from({ length: 400 }, (_, at) => [`name ${at}`, at]);
    }
    const given = { format, title: 'x', header: ['a', 'b'], reader: 'en' } as const;
    let turns = 0;
    let isDone = false;
    const written = buffer(writeSheet({ ...given, batches: batches() })).finally(() => {
      isDone = true;
    });
    for (; !isDone; turns += 1) await setImmediate();
    await written;
    clock.mockRestore();
    expect(turns).toBeGreaterThan(50);
  },
);

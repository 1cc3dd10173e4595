import { describe, expect, test } from 'vitest';
import { csvRows } from './csv/csv-rows.ts';
import { textPieces } from './csv/text-pieces.ts';
import type { SheetRow } from './sheet-reading.ts';

const LIMITS = { cellLength: 100, columns: 10 };
const rowsOf = (pieces: Iterable<string>): SheetRow[] => [...csvRows(pieces, LIMITS)];
const cellsOf = (text: string) => rowsOf([text]).map(({ cells }) => cells);

describe('line ends', () => {
  test('each line ends in its own way, in one file', () => {
    expect(rowsOf(['a,b\r1,2\n3,4\r\n\r\r\n5,6\n\r7,8'])).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4'] },
      { line: 6, cells: ['5', '6'] },
      { line: 8, cells: ['7', '8'] },
    ]);
  });

  test('a quoted cell preserves its line breaks, and the following lines are numbered as in an editor', () => {
    expect(rowsOf(['a,b\n"two\r\nlines",1\n\n"say ""hi""",2\n'])).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['two\r\nlines', '1'] },
      { line: 5, cells: ['say "hi"', '2'] },
    ]);
  });

  test('lines without anything are passed over, separators at the end are cells', () => {
    expect(rowsOf(['\n\na,b,\n,,\n1,,\n \n'])).toEqual([
      { line: 3, cells: ['a', 'b', ''] },
      { line: 5, cells: ['1', '', ''] },
      { line: 6, cells: [' '] },
    ]);
  });
});

describe('separators', () => {
  test.each([',', ';', '\t', '|'])(
    '%j is found by the header, whatever the lines are full of',
    (sign) => {
      const text = `name${sign}address\nAna${sign}"1, rue; x|y\tz"\n`;
      expect(cellsOf(text)).toEqual([
        ['name', 'address'],
        ['Ana', '1, rue; x|y\tz'],
      ]);
    },
  );

  test('a quoted header cell may contain other separators and line breaks', () => {
    expect(cellsOf('"a, b, or\nc"|d\n1|2,3,4,5')).toEqual([
      ['a, b, or\nc', 'd'],
      ['1', '2,3,4,5'],
    ]);
  });

  test('a first line that names it is no line of the table, and the one behind it is line 2', () => {
    expect(rowsOf(['sep=#\r\na#b\r\n1#2'])).toEqual([
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });
});

describe('quotes', () => {
  test('within a cell that has none around it a quote is a sign like others', () => {
    expect(cellsOf('a,b\nChez "Paul",5" pipe\n "x" ,y')).toEqual([
      ['a', 'b'],
      ['Chez "Paul"', '5" pipe'],
      [' "x" ', 'y'],
    ]);
  });

  test('spaces between a closing quote and the separator are ignored', () => {
    expect(cellsOf('a,b\n"x"  ,"y" \n')).toEqual([
      ['a', 'b'],
      ['x', 'y'],
    ]);
  });

  test('text after a closing quote is reported with its line and cell, and no other line is lost', () => {
    expect(rowsOf(['a,b\n1,"Chez" Paul\n2,Ana\n3,"Bo"'])).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '"Chez" Paul'], fault: { code: 'quoteInside', cell: 1 } },
      { line: 3, cells: ['2', 'Ana'] },
      { line: 4, cells: ['3', 'Bo'] },
    ]);
  });

  test.each([
    ['no quote comes behind it', '2,Ana\n3,Bo'],
    ['the next quote opens a cell of its own', '2,"Ana"\n3,Bo'],
    ['it would hold more than a cell may', `2,Ana\n3,Bo\n${'4,x\n'.repeat(50)}`],
  ])('an unclosed quote is reported where it was opened: %s', (_, behind) => {
    const [header, wrong, ...others] = rowsOf([`a,b\n1,"Chez; ""Paul"",x\n${behind}`]);
    expect(header).toEqual({ line: 1, cells: ['a', 'b'] });
    expect(wrong).toEqual({
      line: 2,
      cells: ['1', '"Chez; ""Paul""', 'x'],
      fault: { code: 'quoteOpen', cell: 1 },
    });
    expect(others.slice(0, 2)).toEqual([
      { line: 3, cells: ['2', 'Ana'] },
      { line: 4, cells: ['3', 'Bo'] },
    ]);
    expect(others).toHaveLength(behind.split('\n').filter(Boolean).length);
  });

  test('a misplaced quote after a multi-line cell is reported with its own line', () => {
    expect(rowsOf(['a,b\n"two\nlines","x" y\n3,4'])).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['two\nlines', '"x" y'], fault: { code: 'quoteInside', cell: 1 } },
      { line: 4, cells: ['3', '4'] },
    ]);
  });

  test('lost quotes by the ten thousand cost each line once or twice, not each line the file', () => {
    for (const line of ['"x\n', '""x\n', 'x,"\n', '"""x\n']) {
      const text = `a,b\n"${'\n'.repeat(20)}${line.repeat(20_000)}`;
      expect(rowsOf([text]).length).toBeGreaterThan(5_000);
    }
  });

  test('quotes that open again in every line do not make one line of a file', () => {
    expect(() => rowsOf([`a,b\n${'a","\n'.repeat(50)}`])).toThrow('tooManyColumns');
  });
});

test('wherever a file is cut into pieces, its lines are the same', () => {
  const texts = [
    '\ufeffa;b\r\n"x\r\ny";"say ""hi"""\r\r\n1;"Chez" Paul\n2;"open\r\n3;"Ænä 🎺"\r\n',
    'sep=|\r\na|b\r\n"1"|"2"\r',
    '"header\r\nof two",b\n,\n\r\n"","" \n"""",x"y',
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (const text of texts) {
    const whole = rowsOf([text]);
    expect(rowsOf([...text])).toEqual(whole);
    expect(rowsOf(text.split(''))).toEqual(whole);
    for (let at = 0; at <= text.length; at += 1)
      expect(rowsOf([text.slice(0, at), '', text.slice(at)])).toEqual(whole);
  }
  // Random text of the relevant characters, split anywhere.
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: random(40) }, () => '",\n\r;a '[random(7)]).join('');
    const [first, second] = [random(text.length + 1), random(text.length + 1)].toSorted(
      (a, b) => a - b,
    );
    const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
    expect(rowsOf(pieces), JSON.stringify(text)).toEqual(rowsOf([text]));
  }
});

test('every encoding that programs save in, in pieces that cut characters in two', () => {
  const line = 'Größe;Œuvre;€\r\n';
  const text = line.repeat(20_000);
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  const latin = Buffer.from('Gr\xf6\xdfe;\x8cuvre;\x80\r\n'.repeat(20_000), 'latin1');
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeffx${text}`),
    utf16,
    Buffer.from(utf16).swap16(),
    latin,
  ];
  for (const bytes of files) {
    const rows = rowsOf(textPieces(bytes));
    expect(rows).toHaveLength(20_000);
    expect(rows.at(-1)).toEqual({ line: 20_000, cells: ['Größe', 'Œuvre', '€'] });
    expect(rows[0]?.cells[0]).toMatch(/^x?Größe$/);
  }
});

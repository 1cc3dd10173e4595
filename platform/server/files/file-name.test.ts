import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, fileExtension } from './detect-file-kind.ts';

test.each([
  ['contacts.csv', 'contacts.csv'],
  ['C:\\Users\\zoe\\Été 2026.XLSX', 'Été 2026.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['.htaccess', 'file.htaccess'],
  ['.csv', 'file.csv'],
  ['a\u202Evsc.exe', 'avsc.exe'],
  ['line\r\nbreak".csv', 'linebreak.csv'],
  ['', 'file'],
  ['...', 'file'],
])('%j is stored as %j', (given, cleaned) => {
  expect(cleanFileName(given)).toBe(cleaned);
});

test('a long name loses its middle, not its extension', () => {
  const cleaned = cleanFileName(`${'é'.repeat(400)}.xlsx`);
  expect(cleaned).toMatch(/^é+\.xlsx$/);
  expect(cleaned.length).toBeLessThanOrEqual(151);
});

const NASTY = [
  'a',
  'é',
  'e\u0301',
  '/',
  '\\',
  '.',
  ' ',
  '\0',
  '\n',
  '"',
  '\u202e',
  '\ud800',
  '😀',
  '.csv',
];

test('any stored name has no path and no control character, and retains its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...NASTY) }), (given) => {
      const cleaned = cleanFileName(given);
      expect(cleaned).not.toMatch(/[/\\\p{Cc}"]/u);
      expect(cleaned.length).toBeGreaterThan(0);
      expect(cleanFileName(cleaned)).toBe(cleaned);
      expect(fileExtension(cleanFileName(`${given}.csv`))).toBe('csv');
    }),
  );
});

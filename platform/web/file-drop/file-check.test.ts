import { expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { checkFile, checkFiles } from './file-drop.tsx';

const rules = { extensions: ['.csv', '.xlsx'], maxBytes: UPLOAD_LIMIT_BYTES };

test('a file of exactly the limit is taken, one byte more is not [LIM-01]', () => {
  expect(checkFile({ name: 'contacts.csv', size: UPLOAD_LIMIT_BYTES }, rules)).toBeNull();
  expect(checkFile({ name: 'contacts.csv', size: UPLOAD_LIMIT_BYTES + 1 }, rules)).toEqual({
    code: 'too-large',
    bytes: UPLOAD_LIMIT_BYTES + 1,
    maxBytes: UPLOAD_LIMIT_BYTES,
  });
});

test('capital letters in the extension do not matter', () => {
  expect(checkFile({ name: 'KUNDEN.XLSX', size: 10 }, rules)).toBeNull();
});

test('only the end of the name counts', () => {
  expect(checkFile({ name: 'contacts.csv.exe', size: 10 }, rules)).toEqual({
    code: 'wrong-type',
    extensions: ['.csv', '.xlsx'],
  });
  expect(checkFile({ name: 'csv', size: 10 }, rules)?.code).toBe('wrong-type');
});

test('the type is named before the size: a picture is no smaller list', () => {
  expect(checkFile({ name: 'holiday.png', size: UPLOAD_LIMIT_BYTES * 2 }, rules)?.code).toBe(
    'wrong-type',
  );
});

test('an empty file is refused', () => {
  expect(checkFile({ name: 'contacts.csv', size: 0 }, rules)).toEqual({ code: 'empty' });
});

test('two files are refused; one file or none is accepted', () => {
  const file = { name: 'contacts.csv', size: 10 };
  expect(checkFiles([file, file], rules)).toEqual({ code: 'several' });
  expect(checkFiles([file], rules)).toBeNull();
  expect(checkFiles([], rules)).toBeNull();
});

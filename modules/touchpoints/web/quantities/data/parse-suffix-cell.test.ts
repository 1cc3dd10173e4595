import { expect, test } from 'vitest';
import { parseSuffixCell } from './parse-suffix-cell.ts';

test.each([
  ['https://ma.example/cocotte-26', 'cocotte-26'],
  ['https://comptoir.example/s/maison/cocotte-26', 'cocotte-26'],
  ['65e2f0a1c94b7d0018aa3c51', '65e2f0a1c94b7d0018aa3c51'],
  ['', ''],
])('the line of %j is that of %j [TP-08]', (cell, name) => {
  expect(parseSuffixCell(cell)).toBe(name);
});

import { expect, test } from 'vitest';
import { faultyExpressions, isSuperLinear } from './faulty-expressions.ts';

test.each([
  /<!--[\s\S]*?-->|<link\b[^>]*>/gi,
  /\s+$/,
  /^-+|-+$/g,
  /\s*,\s*/,
  /(\d+)px/,
  /<[^>]*>/g,
  /[?#].*$/,
  /(a+)+$/,
  /^(a*)*$/,
  /^(a|a)*$/,
  /^(a|ab|b)*$/,
  /^\d+\d+$/,
  /^.*\{id\}.*\{key\}/,
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  /^a?x{0,5000}x*b/,
  /^x*?y*x*z/m,
  /^(?!.*a.*b)c/,
  /\bversion\b.*\bsafari\b/i,
  /é+!/u,
])('%s takes more than linear time', (expression) => {
  expect(isSuperLinear(expression.source, expression.flags)).toBe(true);
});

test.each([
  /^\s+/,
  /\s+/g,
  /^\s+$/,
  /[^a-z]+/g,
  /\{(\w+)\}/g,
  /"[^"]*"/g,
  /https?:\/\/\S+/g,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^(?:[a-z0-9]+-)+x$/,
  /-+$/y,
  /^\d+(?:\.\d*)?$/,
  /^bearer +([\w-]{20,200})$/i,
  /^export (?:const|function) (\w+)/gm,
  /^(?!.*\.\.)[a-z.]+$/,
  /a*/g,
])('%s takes linear time', (expression) => {
  expect(isSuperLinear(expression.source, expression.flags)).toBe(false);
});

const path = 'platform/server/page.ts';

test('a faulty expression is found in any notation and reported with its file, line and pattern', () => {
  const text = `const WORD = '\\\\s+';
export const clean = (text: string) => text.replace(/\\s+$/, '');
export const made = new RegExp(\`\${WORD}$\`, 'g');
export const unknown = (text: string) => RegExp(text);
export const back = /(a)\\1/;
export const half = 6 / 2 / 3;
export const fine = text.split(/,/);`;
  expect(faultyExpressions([{ path, text }], [])).toEqual([
    { where: `${path}:2`, reason: expect.stringContaining('/\\s+$/ can take more than linear') },
    { where: `${path}:3`, reason: expect.stringContaining('can take more than linear') },
    { where: `${path}:4`, reason: expect.stringContaining('RegExp(text) cannot be checked') },
    { where: `${path}:5`, reason: expect.stringContaining('cannot be checked') },
  ]);
});

test('a listed expression is accepted only in its file, and an unused entry is reported', () => {
  const text = 'export const end = /a+$/;';
  const entry = { path, written: '/a+$/', reason: 'Short.' };
  expect(faultyExpressions([{ path, text }], [entry])).toEqual([]);
  expect(faultyExpressions([{ path: 'platform/other.ts', text }], [entry])).toHaveLength(2);
});

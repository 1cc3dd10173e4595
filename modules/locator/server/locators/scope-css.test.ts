import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { CSS_MAX_LENGTH } from '#modules/locator/contract/limits.ts';
import { scopeCss } from './scope-css.ts';

const compact = (css: string) => css.replace(/\s+/g, ' ').trim();
const scoped = (css: string) => {
  const result = scopeCss(css);
  expect(result.faults).toEqual([]);
  return compact(result.css);
};
const refused = (css: string) =>
  scopeCss(css).faults.map(({ code, params }) => `${code} ${params?.line}`);

describe('css of a brand stays below the site’s element [LOC-04]', () => {
  test.each([
    ['.card, a:hover { color: red }', '.locator-site .card,.locator-site a:hover { color: red }'],
    ['* { margin: 0 }', '.locator-site * { margin: 0 }'],
    ['body { color: red }', '.locator-site { color: red }'],
    ['html body.dark > main { color: red }', '.locator-site.dark > main { color: red }'],
    [':root { --brand: #123 }', '.locator-site { --brand: #123 }'],
    ['.locator-site .card { color: red }', '.locator-site .card { color: red }'],
    ['bodycopy { color: red }', '.locator-site bodycopy { color: red }'],
    [
      '@media (width >= 600px) { .a { color: red !important } }',
      '@media (width >= 600px) { .locator-site .a { color: red !important } }',
    ],
    [
      '@keyframes spin { from { rotate: 0deg } 50.5%, to { rotate: 1turn } }',
      '@keyframes spin { from { rotate: 0deg } 50.5%, to { rotate: 1turn } }',
    ],
    ['.a { & + .b { color: red } }', '.locator-site .a { & + .b { color: red } }'],
    ['.a { html & { color: red } }', '.locator-site .a { html & { color: red } }'],
    ['.md\\:x { color: red }', '.locator-site .md\\:x { color: red }'],
    [
      '.a::before { content: "\\201C</style>" }',
      '.locator-site .a::before { content: "\\201C\\3c /style>" }',
    ],
    [
      ".a { background: url('data:image/png;base64,iVBORw0KGgo=') }",
      ".locator-site .a { background: url('data:image/png;base64,iVBORw0KGgo=') }",
    ],
    ['.a { width: calc(100% - 2px) } /* } */', '.locator-site .a { width: calc(100% - 2px) }'],
    ['', ''],
  ])('%s', (given, expected) => expect(scoped(given)).toBe(expected));
});

describe('css that leaves its scope, loads from outside or is not closed is refused with its line [LOC-05]', () => {
  test.each([
    ['.a {}\n@import "https://evil.example/x.css";', 'cssRule 2'],
    ['@font-face { font-family: x; src: url(https://evil.example/x.woff2) }', 'cssRule 1'],
    ['.a { background: url(https://evil.example/x.png) }', 'cssOutside 1'],
    ['.a { background: URL( "//evil.example/x.png" ) }', 'cssOutside 1'],
    ['.a { background: url(data:text/html,x) }', 'cssOutside 1'],
    ['.a { background: image-set("https://evil.example/x.png" 1x) }', 'cssOutside 1'],
    ['.a { --x: -webkit-image-set("https://evil.example/x.png" 1x) }', 'cssOutside 1'],
    ['.a { background: \\75rl(https://evil.example/x.png) }', 'cssSyntax 1'],
    ['.a { background: u\\72l(https://evil.example/x.png) }', 'cssSyntax 1'],
    ['.a { width: expression(alert(1)) }', 'cssOutside 1'],
    ['.a { behavior: none }', 'cssOutside 1'],
    ['.a { -moz-binding: none }', 'cssOutside 1'],
    ['@\\69mport "x";', 'cssSyntax 1'],
    ['~ footer { color: red }', 'cssSyntax 1'],
    ['body + footer { color: red }', 'cssScope 1'],
    ['body:hover ~ footer { color: red }', 'cssScope 1'],
    ['body { & + footer { color: red } }', 'cssScope 1'],
    ['body { @media print { ~ footer { color: red } } }', 'cssScope 1'],
    ['.a { :not(&) { color: red } }', 'cssScope 1'],
    ['.a { html:has(&) { color: red } }', 'cssScope 1'],
    ['@scope (html) { a { color: red } }', 'cssRule 1'],
    ['.a {\n color: red', 'cssUnclosed 1'],
    ['.a {}\n/* never closed', 'cssUnclosed 2'],
    ['.a { content: "x\n}', 'cssUnclosed 1'],
    ['.a { color: red }\n}', 'cssSyntax 2'],
    ['color: red;', 'cssSyntax 1'],
    ['.a { color: red } <!-- .b {} -->', 'cssSyntax 1'],
    ['.a { --x: {b:c} }', 'cssSyntax 1'],
    ['.a { color: (]) }', 'cssSyntax 1'],
    [`.a { background: url(data:image/png;base64,${'A'.repeat(20_000)}) }`, 'cssPicture 1'],
    ['.a{'.repeat(20), 'cssDepth 1'],
  ])('%s', (given, expected) => expect(refused(given)[0]).toBe(expected));
});

test('any input yields CSS that applies only below the scope and loads nothing [LOC-04]', () => {
  const pieces = fc.constantFrom(
    ...[
      '.a',
      'body',
      '&',
      '{',
      '}',
      '(',
      ')',
      '+',
      '~',
      ' ',
      '\n',
      ';',
      ':',
      ',',
      '"',
      "'",
      '\\',
      '/*',
      '*/',
    ],
    ...[
      'url(',
      '@media print',
      '@import',
      'color',
      'red',
      ':not(',
      'https://evil.example/x',
      '--x',
      '!important',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (given) => {
      const { css } = scopeCss(given.join(''));
      expect(css).not.toMatch(/url\(|@import|src\(/i);
      postcss.parse(css).each((node) => {
        if (node.type === 'rule')
          for (const selector of node.selectors) expect(selector).toMatch(/^\.locator-site/);
      });
      expect(scopeCss(css).faults).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '(',
  '{',
  '.a{',
  '/*',
  '"',
  '\\',
  'a,',
  'a>',
  'url(data:image/png,',
  '&',
  '@media ',
  ':not(',
  '/* */',
])('as much of %j as fits is answered', (piece) => {
  const css = piece.repeat(Math.floor(CSS_MAX_LENGTH / piece.length));
  expect(scopeCss(css)).toBeDefined();
});

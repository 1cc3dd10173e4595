import { expect, test } from 'vitest';
import { visibleMarkup } from './check-page.ts';

const LARGEST = 4 * 1024 * 1024;

test.each([
  ['<p>a</p><!-- b --><p>c</p>', '<p>a</p><p>c</p>'],
  ['a<!--b--->c<!---->d<!--->e', 'acde'],
  ['a<!-- never closed', 'a'],
  ['a<!-- <link> --><LINK rel="preload" href="b>c"><link/>d', 'ad'],
  ['<link rel=x', '<link rel=x'],
  ['<linked form="1"></linked>', '<linked form="1"></linked>'],
  ['<p title="<!-- a -->">b</p>', '<p title="<!-- a -->">b</p>'],
  ['<script>const a = "<!-- b -->";</script>', '<script>const a = "<!-- b -->";</script>'],
  ['', ''],
])('%s shows %s [FORM-09]', async (page, visible) => {
  expect(await visibleMarkup(page)).toBe(visible);
});

test('what crosses the border of two slices is read as one [FORM-09]', async () => {
  for (let before = 32 * 1024 - 8; before <= 32 * 1024; before += 1) {
    const filler = 'x'.repeat(before);
    expect(await visibleMarkup(`${filler}<!-- a --><link href="b">c`)).toBe(`${filler}c`);
  }
});

test.each([
  '<!--',
  '<!-',
  '<link',
  '<link ',
  '<link>',
  '<!---->',
  '<a>',
  '<a b="',
  '<',
  '&',
  '</a',
])(
  'the largest page of nothing but %s is parsed without blocking other work [FORM-09]',
  async (part) => {
    let isRead = false;
    let turns = 0;
    const otherWork = () => {
      turns += 1;
      if (!isRead) setImmediate(otherWork);
    };
    otherWork();
    await visibleMarkup(part.repeat(LARGEST / part.length));
    isRead = true;
    expect(turns).toBeGreaterThan(100);
  },
);

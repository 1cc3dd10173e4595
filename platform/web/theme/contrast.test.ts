import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '#platform/contract/contrast.ts';

/** WCAG 2.2 AA: text (1.4.3), and visible borders and marks (1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGES = 3;

const CHECKOUT = join(import.meta.dirname, '..', '..', '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** All backgrounds and text colours of the content; each combination is checked. */
const paper = {
  grounds: [
    ...['canvas', 'surface', 'raised', 'sunken', 'fill', 'hover', 'select'],
    ...['brass', 'new', 'accepted', 'converted', 'lost'].map((name) => `${name}-tint`),
  ],
  words: [
    ...['text-1', 'text-2', 'text-3', 'brass-text'],
    ...['new', 'accepted', 'converted', 'lost', 'po', 'ne', 'ng', 'bl'],
  ],
};
/** Surfaces that are dark in both themes. */
const wood = {
  grounds: ['header', 'header-hover', 'action-bar', 'toast'],
  words: ['on-header', 'on-header-2', 'brass-on-header', 'action-bar-lost', 'bone'],
};
/** Text on a separate background that changes on hover. */
const filled = [
  ['on-ink', 'ink'],
  ['on-ink', 'ink-hover'],
  ['on-danger', 'danger'],
  ['on-bone', 'bone'],
] as const;

const rules = globSync('{platform,modules,suite}/**/*.css', { cwd: CHECKOUT }).flatMap((file) =>
  rulesOf(file, readFileSync(join(CHECKOUT, file), 'utf8')),
);

describe.each(['light', 'dark'])('in the %s theme [GEN-04] [GEN-06]', (theme) => {
  const colors = colorsOf(theme);
  const between = (one: string, other: string) =>
    contrast(colors.get(one) ?? one, colors.get(other) ?? other);

  test.each([paper, wood])('text is readable on every background: $words', ({ words, grounds }) => {
    const faint = words.flatMap((word) =>
      grounds
        .filter((ground) => !(between(word, ground) >= TEXT_CONTRAST))
        .map((ground) => `${word} on ${ground}`),
    );
    expect(faint).toEqual([]);
  });

  test.each(filled)('%s can be read on %s', (word, ground) => {
    expect(between(word, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(['control', 'brass'])('the edge %s can be seen', (edge) => {
    for (const ground of ['canvas', 'surface', 'raised'])
      expect(between(edge, ground)).toBeGreaterThanOrEqual(EDGES);
  });

  test('text in a rule with both colours is readable on its background', () => {
    const faint = rules.filter(
      ({ word, ground }) =>
        word && ground && colors.has(ground) && !(between(word, ground) >= TEXT_CONTRAST),
    );
    expect(faint).toEqual([]);
  });
});

test('text uses only colours whose contrast is checked here', () => {
  const known = [...paper.words, ...wood.words, ...filled.map(([word]) => word)];
  const others = rules.filter(
    ({ word, ground, selector }) =>
      word && !ground && !known.includes(word) && !selector.includes(':disabled'),
  );
  expect(others).toEqual([]);
});

function colorsOf(theme: string): Map<string, string> {
  const ofTheme = tokens.split(`[data-mantine-color-scheme="${theme}"] {`)[1]?.split('}')[0];
  const ofBoth = tokens.split('\n:root {').at(1)?.split('}')[0];
  const declared = `${ofTheme}${ofBoth}`.matchAll(/--c-([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...declared].map(([, name = '', color = '']) => [name, color]));
}

/** The text and background tokens of each rule in a style sheet. */
function rulesOf(file: string, css: string) {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    word: /(?:^|[;\s])color: var\(--c-([\w-]+)\)/.exec(body)?.[1],
    ground: /background(?:-color)?: var\(--c-([\w-]+)\)/.exec(body)?.[1],
  }));
}

import { expect, test } from 'vitest';
import { suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { freeSuffix, freeSuffixes, slugifyWords } from './free-suffix.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const db = suite.app.database.ofClient<TouchpointsTables>(client.id);

test.each([
  ['Cocotte ronde 26 cm', 'cocotte-ronde-26-cm'],
  ['Crème brûlée & Œufs', 'creme-brulee-oeufs'],
  ['Bräter, groß', 'brater-gross'],
  ['  Smørkniv – stål  ', 'smorkniv-stal'],
  ['１２ cm', '12-cm'],
  ['鍋', ''],
  ['!!!', ''],
])('%s becomes %s [TP-03]', (text, slug) => {
  expect(slugifyWords(text)).toBe(slug);
});

test('a long text is cut at a word boundary and leaves room for a number [TP-03]', () => {
  const slug = slugifyWords('Grande cocotte ovale en fonte émaillée bleu nuit avec son couvercle');
  expect(slug).toBe('grande-cocotte-ovale-en-fonte-emaillee-bleu-nuit');
  expect(slugifyWords('x'.repeat(200))).toHaveLength(48);
});

test('taken ones are numbered, then given random letters; each can be taken [TP-03]', async () => {
  await madeTouchpoint(suite.app, client, { suffix: 'Sale' });
  expect(await freeSuffix({ db }, client.id, 'sale')).toBe('sale-2');
  const many = await freeSuffixes(
    { db },
    client.id,
    Array.from({ length: 40 }, () => 'SALE'),
  );
  expect(many.slice(0, 2)).toEqual(['sale-2', 'sale-3']);
  expect(many.at(-1)).toMatch(/^sale-[a-hjkmnp-z2-9]{6}$/);
  expect(new Set(many).size).toBe(40);
  for (const one of [...many, await freeSuffix({ db }, client.id, 'api')])
    expect(suffixSchema.safeParse(one)).toMatchObject({ success: true });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locatorSlugSchema } from '#modules/locator/contract/locator-calls.ts';
import { slugifyName } from './slugify-name.ts';

test.each([
  ['Revendeurs France', 'revendeurs-france'],
  ['Händler & Märkte', 'handler-markte'],
  ['Œuvres d’Ålesund – Ærø', 'oeuvres-d-alesund-aero'],
  ['  2026! ', '2026'],
  ['日本', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %j is %j [LOC-02]', (name, slug) => expect(slugifyName(name)).toBe(slug));

test('a proposed slug is one that can be used, or none [LOC-02]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
      const slug = slugifyName(name);
      expect(slug === '' || locatorSlugSchema.safeParse(slug).success).toBe(true);
    }),
  );
});

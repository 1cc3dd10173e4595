import { expect, test } from 'vitest';
import { authorizedDomainSchema, isAuthorizedOrigin } from './form-settings.ts';

test.each([
  ['https://maison-aubrac.example', true],
  ['http://maison-aubrac.example:8080', true],
  ['https://shop.lindenmueller.example', true],
  ['https://a.b.lindenmueller.example', true],
  ['https://lindenmueller.example', false],
  ['https://evillindenmueller.example', false],
  ['https://maison-aubrac.example.evil.example', false],
  ['null', false],
  ['file:///etc', false],
])('a page of %s may show the form: %s [FORM-08]', (origin, expected) => {
  const domains = ['maison-aubrac.example', '*.lindenmueller.example'];
  expect(isAuthorizedOrigin(domains, origin)).toBe(expected);
});

test('a domain is taken as people paste it, and nothing that is none [FORM-02]', () => {
  expect(authorizedDomainSchema.parse(' https://Maison-Aubrac.example/fr ')).toBe(
    'maison-aubrac.example',
  );
  for (const none of ['*', '*.com*', 'a b.example', 'com', '*.', 'maison_aubrac.example'])
    expect(authorizedDomainSchema.safeParse(none).success, none).toBe(false);
});

test('the longest text that a call takes is cut at its first slash in one pass [FORM-02]', () => {
  const text = `maison-aubrac.example${'/'.repeat(256 * 1024)}\nx`;
  expect(authorizedDomainSchema.parse(text)).toBe('maison-aubrac.example');
});

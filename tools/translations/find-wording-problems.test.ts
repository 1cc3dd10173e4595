import { expect, test } from 'vitest';
import { findWordingProblems } from './find-wording-problems.ts';
import { flatten, type Language } from './namespace-texts.ts';

function problems(language: Language, text: string): string[] {
  return findWordingProblems({
    name: 'orders',
    languages: { [language]: flatten({ title: text }) },
  });
}

test('a term with a preferred replacement is reported with its key, language and replacement', () => {
  expect(problems('en', 'Mend the order')).toEqual([
    'orders: en title says "Mend" where docs/words.md has: fix, correct',
  ]);
  expect(problems('de', 'Der Kunde {{name}}')).toEqual([
    'orders: de title says "Kunde" where docs/words.md has: Mandant (der Verbraucher: Endkunde)',
  ]);
  expect(problems('no', 'Hele merket')).toHaveLength(1);
});

test('a term that is wrong in some namespaces is accepted in the others', () => {
  expect(problems('it', 'Un modulo del cliente')).toEqual([]);
  const leads = { name: 'leads', languages: { it: flatten({ title: 'Tutti i moduli' }) } };
  expect(findWordingProblems(leads)).toEqual([
    'leads: it title says "moduli" where docs/words.md has: form',
  ]);
});

test('a longer term, a variable and another language are not reported', () => {
  expect(problems('en', 'Recommended {{kind}} of an amendment')).toEqual([]);
  expect(problems('de', 'Endkunden sehen es nie')).toEqual([]);
  expect(problems('no', 'Kunden bruker merkevaren')).toEqual([]);
});

test.each([
  ['fr', 'Supprimer ?', 'Supprimer\u202f?'],
  ['fr', 'Nom: {{name}}', 'Nom\u00a0: {{name}}'],
  ['fr', 'La vue « {{name}} »', 'La vue «\u00a0{{name}}\u00a0»'],
  ['fr', '{{share}} %', '{{share}}\u00a0%'],
  ['de', 'Löschen…', 'Löschen\u00a0…'],
  ['no', 'Slett …', 'Slett\u00a0…'],
  ['en', "Don't", 'Don’t'],
  ['it', 'La vista “{{name}}”', 'La vista «{{name}}»'],
] as const)('%s sets %s as %s', (language, wrong, right) => {
  expect(problems(language, wrong)).toHaveLength(1);
  expect(problems(language, right)).toEqual([]);
});

test('a time, an address and a ratio keep their colons', () => {
  expect(problems('fr', 'https://example.com à 09:30, {{ratio}}:1')).toEqual([]);
});

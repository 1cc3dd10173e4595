import { expect, test } from 'vitest';
import { languageProblems } from './language-problems.ts';
import { flatten, LANGUAGES, type Language, type TextTree } from './namespace-texts.ts';

const ORDER: TextTree = {
  list: { title: 'Hello {{name}}' },
  days_one: 'A day',
  days_other: '{{count}} days',
};
const TRANSLATED: TextTree = {
  list: { title: 'Salut {{name}}' },
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
};

function namespace(changed: Partial<Record<Language, TextTree>> = {}) {
  const trees = LANGUAGES.map((language): [Language, TextTree] => [
    language,
    changed[language] ?? (language === 'en' ? ORDER : TRANSLATED),
  ]);
  return {
    name: 'orders',
    languages: Object.fromEntries(trees.map(([language, tree]) => [language, flatten(tree)])),
  };
}

test('texts in order have no problem, and one day needs no figure', () => {
  expect(languageProblems(namespace())).toEqual([]);
});

test('a missing language is reported', () => {
  const { languages } = namespace();
  const { de: _, ...others } = languages;
  expect(languageProblems({ name: 'orders', languages: others })).toEqual([
    'orders: there is no de',
  ]);
});

test('a key that is missing, empty or extra in a language is reported', () => {
  const { list: _, ...rest } = TRANSLATED;
  const found = languageProblems(
    namespace({
      fr: rest,
      it: { ...TRANSLATED, list: { title: '' } },
      no: { ...TRANSLATED, more: 'Mer' },
    }),
  );
  expect(found).toEqual([
    'orders: fr lacks list.title',
    'orders: it lacks list.title',
    'orders: it has other variables in list.title than English',
    'orders: no has more, which English has not',
  ]);
});

test('a translated variable name is reported', () => {
  const es = { ...TRANSLATED, list: { title: 'Hola {{nombre}}' } };
  expect(languageProblems(namespace({ es }))).toEqual([
    'orders: es has other variables in list.title than English',
  ]);
});

test('an untranslated text is reported, a name and a plain figure are not', () => {
  const same = { untouched: 'Untouched', brand: 'Comptoir', figure: '{{count}} %' };
  const trees = Object.fromEntries(LANGUAGES.map((language) => [language, same]));
  expect(languageProblems(namespace(trees))).toEqual([
    'orders: untouched is "Untouched" in every language',
  ]);
});

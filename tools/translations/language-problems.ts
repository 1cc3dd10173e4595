import { LANGUAGES, type Namespace, type Texts, withoutPlural } from './namespace-texts.ts';

/** Names, codes, units and keys of the keyboard that are written alike in all six languages. */
const SAME_EVERYWHERE = new Set([
  'API',
  'Android',
  'CTR',
  'Captcha',
  'Comptoir',
  'GA4',
  'GS1 Digital Link',
  'GTIN',
  'Gatoreviews',
  'Google',
  'ID',
  'Lead',
  'Leads',
  'Opt-in',
  'Profile Hub',
  'SKU',
  'Search Console',
  'Slug',
  'Tab',
  'Touchpoint',
  'Touchpoints',
  'URL',
  'iPhone',
  '{{side}} mm',
]);

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Compares a language with English: missing, superfluous and untranslated texts. */
export function languageProblems({ name, languages }: Namespace): string[] {
  const english = languages.en;
  if (!english) return [`${name}: there is no English`];
  const problems = OTHERS.flatMap((language) => {
    const texts = languages[language];
    if (!texts) return [`${name}: there is no ${language}`];
    return againstEnglish(english, texts).map((problem) => `${name}: ${language} ${problem}`);
  });
  const untranslated = [...english].filter(
    ([key, text]) =>
      hasWords(text) &&
      !SAME_EVERYWHERE.has(text) &&
      OTHERS.every((language) => languages[language]?.get(key) === text),
  );
  return [
    ...problems,
    ...untranslated.map(([key, text]) => `${name}: ${key} is "${text}" in every language`),
  ];
}

function againstEnglish(english: Texts, texts: Texts): string[] {
  const missing = [...english.keys()].filter((key) => !texts.get(key));
  const extra = [...texts.keys()].filter((key) => !english.has(key));
  const different = [...english].filter(([key, text]) => {
    const translated = texts.get(key);
    return translated !== undefined && variables(key, text) !== variables(key, translated);
  });
  return [
    ...missing.map((key) => `lacks ${key}`),
    ...extra.map((key) => `has ${key}, which English has not`),
    ...different.map(([key]) => `has other variables in ${key} than English`),
  ];
}

/** "One day" needs no figure, so a plural form may leave its count out. */
function variables(key: string, text: string): string {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name);
  const plural = withoutPlural(key) !== key;
  return [...new Set(names)]
    .filter((name) => !(plural && name === 'count'))
    .sort()
    .join();
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
}

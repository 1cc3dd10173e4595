/** Longer first names exist; a sentence in the place of a name is more likely. */
const MAX_LENGTH = 40;
const MAX_WORDS = 4;

/**
 * Scripts of names. Only cased letters where a script has case: Latin and Lisu have uncased letters that look like a
 * dot.
 */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Georgian',
  'Han',
  'Hangul',
  'Hebrew',
  'Hiragana',
  'Katakana',
  'Thai',
];
const LETTER = String.raw`[\p{Lu}\p{Ll}\p{M}${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
/** `Marie-Ève`, `D’Arcy`, or an initial: `J.` */
const WORD = `(?:${LETTER}+(?:['’-]${LETTER}+)*|\\p{Lu}\\.)`;
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,${MAX_WORDS - 1}}$`, 'u');
const PARTS_OF_ADDRESSES = /\b(?:https?|ftps?|mailto|www)\b/i;

/**
 * Returns the name if it is safe in a mail to an unverified address, else an empty string. A stranger entered both name
 * and address, so the mail must not contain a URL, a phone number or a sentence in the brand's name. Mail programs turn
 * any `word.word` into a link, so the name must match an allowlist.
 */
export function safeName(name: string | null | undefined): string {
  const text = (name ?? '').normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  if (text.length > MAX_LENGTH || !NAME.test(text) || PARTS_OF_ADDRESSES.test(text)) return '';
  return text;
}

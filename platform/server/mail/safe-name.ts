/** Longer first names exist; a sentence in the place of a name is more likely. */
const MAX_LENGTH = 40;
const MAX_WORDS = 4;

/**
 * Letters of names. Cased letters only where a script has them: Latin and Lisu have uncased letters that look like a dot.
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
 * The name as a mail to an unproven address may say it, or an empty string. A stranger typed both the name and the address,
 * so the mail must not carry a web address, a phone number or a sentence in the brand's name. Mail programs turn any
 * `word.word` into a link; therefore names are matched against what names consist of, not searched for addresses.
 */
export function safeName(name: string | null | undefined): string {
  const text = (name ?? '').normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  if (text.length > MAX_LENGTH || !NAME.test(text) || PARTS_OF_ADDRESSES.test(text)) return '';
  return text;
}

const LETTERS = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ŋ', 'n'],
  ['ə', 'a'],
]);

/** All spellings of Saint are equal: St. Gallen, Sankt Gallen, Saint-Gall. */
const ABBREVIATIONS = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['skt', 'saint'],
  ['sint', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mont'],
]);

const FIRST_LETTERS = new Set([...ABBREVIATIONS.keys()].map((word) => word.charCodeAt(0)));

/**
 * Splits a name into words of plain lower-case letters and digits; characters without a Latin equivalent are dropped.
 */
export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? ' ')
    .replace(/\bs\//g, 'sur ');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) =>
    // Looking up every word would fill an internal table of the JavaScript engine, whose growth causes pauses.
    FIRST_LETTERS.has(word.charCodeAt(0)) ? (ABBREVIATIONS.get(word) ?? word) : word,
  );
}

/**
 * Search key of a name. Without spaces, because people write Saint-Étienne, saint etienne and St Etienne, or omit the
 * space.
 */
export function foldName(text: string): string {
  return foldedWords(text).join('');
}

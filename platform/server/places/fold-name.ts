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

/** One saint in every spelling: St. Gallen, Sankt Gallen, Saint-Gall begin alike. */
const WORDS = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['skt', 'saint'],
  ['sint', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mont'],
]);

const FIRST_LETTERS = new Set([...WORDS.keys()].map((word) => word.charCodeAt(0)));

/** A name as words of plain small letters and figures; what no Latin reader types is left out. */
export function foldedWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? ' ')
    .replace(/\bs\//g, 'sur ');
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) =>
    // The look-up stores each word in a table of the engine, which stops for its growth.
    FIRST_LETTERS.has(word.charCodeAt(0)) ? (WORDS.get(word) ?? word) : word,
  );
}

/**
 * The key under which a name is kept and looked for. Without spaces, for people write Saint-Étienne, saint etienne and
 * St Etienne, or leave the space out.
 */
export function foldName(text: string): string {
  return foldedWords(text).join('');
}

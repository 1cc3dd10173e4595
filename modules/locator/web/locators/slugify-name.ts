import { LOCATOR_SLUG_MAX_LENGTH } from '#modules/locator/contract/limits.ts';

/** Letters that cannot be decomposed into a base letter and an accent. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['þ', 'th'],
]);

/** `Händler & Märkte` becomes `handler-markte`; empty if the name has no Latin letters or digits. */
export function slugifyName(name: string): string {
  const plain = [...name.toLowerCase().normalize('NFD')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join('-').slice(0, LOCATOR_SLUG_MAX_LENGTH).replace(/-$/, '');
}

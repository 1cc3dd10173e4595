import { FIELD_KEY_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';

/** `Nom de l’établissement` becomes `nom_de_l_etablissement`, with a figure behind it where that is taken. */
export function makeFieldKey(words: string, taken: readonly string[], otherwise: string): string {
  const joined = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '');
  const plain = trimEndCharacter(joined, '_') || otherwise;
  const base = trimEndCharacter(plain.slice(0, FIELD_KEY_MAX_LENGTH - 3), '_');
  let key = base;
  for (let count = 2; taken.includes(key); count += 1) key = `${base}_${count}`;
  return key;
}

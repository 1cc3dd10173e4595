import { FIELD_KEY_MAX_LENGTH } from '#modules/leads/contract/limits.ts';

/** `Nom de l’établissement` becomes `nom_de_l_etablissement`, with a figure behind it where that is taken. */
export function fieldKeyOf(words: string, taken: readonly string[], otherwise: string): string {
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '');
  const base = (plain || otherwise).slice(0, FIELD_KEY_MAX_LENGTH - 3).replace(/_+$/, '');
  let key = base;
  for (let count = 2; taken.includes(key); count += 1) key = `${base}_${count}`;
  return key;
}

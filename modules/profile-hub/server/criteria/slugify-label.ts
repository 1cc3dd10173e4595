import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { trimCharacter } from '#platform/contract/text/trim-character.ts';

const LONGEST = 60;

/** "Geschenkanlass (privat)" is geschenkanlass_privat; where that is taken a number makes it another one. */
export function slugifyLabel(label: string, isTaken: (slug: string) => boolean): string {
  const joined = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_');
  const plain = trimCharacter(joined, '_').slice(0, LONGEST) || 'criterion';
  const isFree = (slug: string) => !standardCriterion(slug) && !isTaken(slug);
  for (let turn = 1; ; turn++) {
    const slug = turn === 1 ? plain : `${plain}_${turn}`;
    if (isFree(slug)) return slug;
  }
}

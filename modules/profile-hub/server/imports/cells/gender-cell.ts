import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import { foldWords } from '#platform/server/imports/fold-words.ts';

/** Letters that stand for a gender in one of the six languages, beside the words themselves. */
const SHORT: ReadonlyMap<string, Gender> = new Map(
  Object.entries<Gender>({
    f: 'female',
    w: 'female',
    k: 'female',
    m: 'male',
    h: 'male',
    x: 'other',
    d: 'other',
    femme: 'female',
    homme: 'male',
    woman: 'female',
    man: 'male',
    mujer: 'female',
    hombre: 'male',
    donna: 'female',
    uomo: 'male',
    frau: 'female',
    mann: 'male',
    kvinne: 'female',
  }),
);

export function genderOfWord(word: string): Gender | undefined {
  return SHORT.get(foldWords(word));
}

/** Forms of address say a gender to most readers, but nobody has said so: it is offered, not taken. */
const ADDRESSES: ReadonlyMap<string, Gender> = new Map(
  Object.entries<Gender>({
    mme: 'female',
    madame: 'female',
    mlle: 'female',
    mademoiselle: 'female',
    mrs: 'female',
    ms: 'female',
    miss: 'female',
    fr: 'female',
    fru: 'female',
    froken: 'female',
    sra: 'female',
    senora: 'female',
    sigra: 'female',
    signora: 'female',
    mr: 'male',
    monsieur: 'male',
    hr: 'male',
    herr: 'male',
    sr: 'male',
    senor: 'male',
    sig: 'male',
    signor: 'male',
    signore: 'male',
  }),
);

export function genderOfAddress(word: string): Gender | undefined {
  return ADDRESSES.get(foldWords(word));
}

import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';

/** Abbreviations of genders in the six languages, besides the full names. */
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

export function genderFromWord(word: string): Gender | undefined {
  return SHORT.get(normalizeForComparison(word));
}

/** Titles suggest a gender but do not state it, so it is offered and not applied. */
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

export function genderFromSalutation(word: string): Gender | undefined {
  return ADDRESSES.get(normalizeForComparison(word));
}

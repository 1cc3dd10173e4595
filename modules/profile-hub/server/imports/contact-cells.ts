import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import {
  CellFault,
  normalizeForComparison,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';

const NAMED = 10;

interface Option {
  id: number;
  label: string;
  /** Labels in other languages; the main label of an option takes precedence over translations of others. */
  others?: readonly string[];
}

/** One option of a list, by its label in any language, without case and accents. */
export function choiceCell(options: readonly Option[]): ReadCell<number> {
  const byWord = new Map([
    ...options.flatMap(({ id, others = [] }) =>
      others.map((word) => [normalizeForComparison(word), id] as const),
    ),
    ...options.map(({ id, label }) => [normalizeForComparison(label), id] as const),
  ]);
  const fault = new CellFault('notOneOf', { choices: namesOf(options) });
  return (text) => byWord.get(normalizeForComparison(text)) ?? fault;
}

/**
 * Several options, separated by ; | or a comma. Labels with such a character are quoted, as in exports. Unquoted ones
 * are matched if their parts are not options, the longest label first.
 */
export function choicesCell(options: readonly Option[]): ReadCell<number[]> {
  const one = choiceCell(options);
  const labels = options.flatMap(({ label, others = [] }) => [label, ...others]);
  const longest = Math.max(1, ...labels.map((label) => label.split(SIGNS).length));
  return (text, context) => {
    const parts = partsOf(text);
    const single = parts.map((part) => one(part, context));
    if (single.every((found) => typeof found === 'number')) return distinct(single);
    const chosen: number[] = [];
    for (let at = 0; at < parts.length; ) {
      let taken = 0;
      let found: number | CellFault = new CellFault('notOneOf');
      for (let count = Math.min(longest, parts.length - at); count > 0 && taken === 0; count -= 1) {
        found = one(parts.slice(at, at + count).join(' '), context);
        if (typeof found === 'number') taken = count;
      }
      if (found instanceof CellFault) return found;
      chosen.push(found);
      at += taken;
    }
    return distinct(chosen);
  };
}

function distinct(chosen: readonly number[]): number[] {
  return [...new Set(chosen)].sort((a, b) => a - b);
}

const SIGNS = /[;|,]/;
/** Parts up to the next separator, or in quotation marks, where a doubled mark means one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let isBlank = true;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && isQuoted && text.charAt(at + 1) === '"') {
      part += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || isBlank)) isQuoted = !isQuoted;
    else if (isQuoted || !SIGNS.test(sign)) {
      part += sign;
      isBlank &&= sign === ' ';
    } else {
      parts.push(part);
      part = '';
      isBlank = true;
    }
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean);
}

/** The label as written in a cell with several values. */
export function listedLabel(label: string): string {
  return SIGNS.test(label) || label.startsWith('"') ? `"${label.replaceAll('"', '""')}"` : label;
}

function namesOf(options: readonly { label: string }[]): string {
  const named = options.slice(0, NAMED).map(({ label }) => label);
  return `${named.join(', ')}${options.length > NAMED ? '…' : ''}`;
}

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

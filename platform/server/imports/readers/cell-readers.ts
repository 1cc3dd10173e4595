import { domainToASCII } from 'node:url';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import { CellFault, normalizeForComparison, type ReadCell } from '../import-column.ts';

const YES = new Set(
  '1 x yes y true oui o vrai si s verdadero cierto vero ja j wahr sann'.split(' '),
);
const NO = new Set('0 no n false non faux falso nein falsch nei usann'.split(' '));

/** Yes or no in any of the six languages, as a number or as an x. */
export const boolean: ReadCell<boolean> = (given) => {
  if (given === '✓' || given === '✔') return true;
  const word = normalizeForComparison(given);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new CellFault('notYesOrNo');
};

let names: Map<string, string> | undefined;

/** The two letters of ISO 3166, or the name in any of the six languages: FR, France, Frankreich, Frankrike. */
export const country: ReadCell<string> = (given) =>
  countryNamed(given) ?? new CellFault('notCountry');

export function countryNamed(given: string): string | undefined {
  names ??= countriesByName();
  return names.get(normalizeForComparison(given));
}

function countriesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    const namesHere = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
    for (const code of COUNTRY_CODES)
      found.set(normalizeForComparison(namesHere.of(code) ?? code), code);
  }
  for (const code of COUNTRY_CODES) found.set(code.toLowerCase(), code);
  // Common codes in the United Kingdom and Greece.
  return found.set('uk', 'GB').set('el', 'GR');
}

/** “Ann <a@x.example>”, the format of mail programs. */
const NAMED = /^[^<>]*<([^<>]+)>$/;

/** An address, normalised as in forms, with its domain in ASCII form. */
export const email: ReadCell<string> = (given) => {
  const named = NAMED.exec(given)?.[1]?.trim() ?? given;
  const checked = emailSchema.safeParse(withAsciiDomain(named));
  return checked.success ? checked.data : new CellFault('notEmail');
};

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever is not ASCII
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain.normalize('NFC'))}`;
}

/** Several values in one cell, separated by ; or |. Each is read separately and duplicates are dropped. */
export function list<Value>(read: ReadCell<Value>, max = 100): ReadCell<Value[]> {
  return (given, context) => {
    const parts = given
      .split(/[;|]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > max) return new CellFault('tooMany', { max });
    const values: Value[] = [];
    for (const part of parts) {
      const value = read(part, context);
      if (value instanceof CellFault) return value;
      if (!values.includes(value)) values.push(value);
    }
    return values;
  };
}

const CURRENCY = /\p{Sc}|\b(?:[A-Z]{3}|kr)\b\.?/gu;
/** Amounts are stored as integer hundredths, which are no longer exact beyond this limit. */
const LARGEST = 1_000_000_000_000;

/** An amount, stored in hundredths: "1 234,50 €" is 123450. */
export const money: ReadCell<number> = (given) => {
  const value = parseNumber(PLAIN_NUMBER.test(given) ? given : given.replaceAll(CURRENCY, ''));
  if (value === undefined || value < 0 || value > LARGEST) return new CellFault('notMoney');
  const hundredths = Math.round(value * 100);
  return Math.abs(value * 100 - hundredths) < 1e-6 * Math.max(1, value)
    ? hundredths
    : new CellFault('notMoney');
};

/** A number within bounds, with a comma or a point. */
export function number(
  bounds: { min?: number; max?: number; whole?: boolean } = {},
): ReadCell<number> {
  return (given) => {
    const value = parseNumber(given);
    if (value === undefined) return new CellFault('notNumber');
    if (bounds.whole && !Number.isSafeInteger(value)) return new CellFault('notWhole');
    if (bounds.min !== undefined && value < bounds.min)
      return new CellFault('belowMin', { min: bounds.min });
    if (bounds.max !== undefined && value > bounds.max)
      return new CellFault('aboveMax', { max: bounds.max });
    return value;
  };
}

/**
 * One of several values by its name in any of the six languages, because exporting and importing users may have
 * different languages; or by the value itself. Faults list the allowed names in the user's language.
 */
export function namedOption(names: Readonly<Record<string, string>>): ReadCell<string> {
  let byWord: Map<string, string> | undefined;
  return (given, { textsOf, translate }) => {
    byWord ??= new Map(
      Object.entries(names).flatMap(([value, key]) =>
        [value, ...textsOf(key)].map((word) => [normalizeForComparison(word), value] as const),
      ),
    );
    const found = byWord.get(normalizeForComparison(given));
    if (found !== undefined) return found;
    return new CellFault('notOneOf', { choices: Object.values(names).map(translate).join(', ') });
  };
}

/** Digits without thousands separators. */
const PLAIN_NUMBER = /^\d{1,15}(?:[.,]\d{1,15})?$/;

/**
 * Parses a number as people write it: "1 234,5", "1,234.50", "1'234.5". If both separators occur, the last one is the
 * decimal separator. A single separator that occurs once is decimal; a repeated one groups digits.
 */
export function parseNumber(given: string): number | undefined {
  if (PLAIN_NUMBER.test(given)) return Number(given.replace(',', '.'));
  const bare = given.replaceAll(/[\s'’\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const sign = last >= 0 ? bare.charAt(last) : '';
  const groups = sign !== '' && bare.indexOf(sign) !== last;
  const whole = (last < 0 || groups ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, '');
  const decimals = last < 0 || groups ? '' : bare.slice(last + 1);
  if (!/^[+-]?\d*$/.test(whole) || !/^\d*$/.test(decimals)) return undefined;
  if (!/\d/.test(whole + decimals)) return undefined;
  if (groups && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(bare)) return undefined;
  const number = Number(`${whole || '0'}.${decimals || '0'}`.replace(/^([+-]?)\./, '$10.'));
  return Number.isFinite(number) ? number : undefined;
}

/** A text with a maximum length. */
export function text(max: number): ReadCell<string> {
  return (given) => (given.length > max ? new CellFault('tooLong', { max }) : given);
}

const LENGTH_LIMIT = 2_000;

/** A web address; a missing protocol is added (`www.brand.example`). */
export const url: ReadCell<string> = (given) => {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`;
  if (whole.length > LENGTH_LIMIT) return new CellFault('tooLong', { max: LENGTH_LIMIT });
  const parsed = URL.canParse(whole) && !/\s/.test(whole) ? new URL(whole) : undefined;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return isWeb && parsed.hostname.includes('.') ? whole : new CellFault('notUrl');
};

import { sql } from 'kysely';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import { TEXT_VALUE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import {
  CellFault,
  type ImportColumn,
  normalizeForComparison,
  type ReadCell,
} from '#platform/server/imports/import-column.ts';
import {
  boolean,
  country,
  email,
  namedOption,
  text,
} from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import { readPhone, timeZoneCountry } from '#platform/server/phone/phone-number.ts';
import { type KnownCriterion, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import {
  choiceCell,
  choicesCell,
  genderFromSalutation,
  genderFromWord,
  listedLabel,
} from './contact-cells.ts';
import { standardAliases } from './standard-aliases.ts';

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{2}))?$/i;

let names: Map<string, string> | undefined;

/** The language of a person: de, de-AT, German, Allemand. */
const languageCell: ReadCell<string> = (text) => {
  names ??= languagesByName();
  const named = names.get(normalizeForComparison(text));
  if (named) return named;
  const [, language = '', country] = TAG.exec(text) ?? [];
  if (!isLanguage(language.toLowerCase())) return new CellFault('profile-hub.language');
  const plain = normalizeLanguage(language.toLowerCase());
  return country ? `${plain}-${country.toUpperCase()}` : plain;
};

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** There are at most 27³ codes; matching a name takes longer than all other readers of a line together. */
const known = new Map<string, boolean>();

const SPOKEN =
  'en fr es it de no nb nn sv da fi nl pt pl cs sk hu ro bg el tr ru uk hr sl sr et lv lt ga ca eu gl ar he zh ja ko'.split(
    ' ',
  );

/** A plausible birth date of a living person. */
const birthdateCell: ReadCell<string> = (text, context) => {
  const day = date(text, context);
  if (day instanceof CellFault) return day;
  const isPossible = day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
  return isPossible ? day : new CellFault('profile-hub.birthdate');
};

/** Values of a contact in a line of a file, by slug. */
export type ContactLine = Record<string, ContactValue | undefined>;
export type ContactColumn = ImportColumn<ContactLine>;

/** One column per active criterion of the brand, in template order [PH-09]. */
export async function contactColumns({
  db,
  clientId,
}: {
  db: Db<ProfileHubTables>;
  clientId: string;
}): Promise<ContactColumn[]> {
  const [book, zone] = await Promise.all([
    readCriteriaIndex({ db }, clientId),
    sql<{ zone: string }>`select ${clientZone} as zone`.execute(db),
  ]);
  const home = timeZoneCountry(zone.rows[0]?.zone ?? '');
  return book.active.map((criterion) => ({
    key: criterion.slug,
    label: criterion.label,
    aliases: [...standardAliases(criterion.slug), ...Object.values(criterion.labels ?? {})],
    mandatory: criterion.mandatory,
    ...cellOf(criterion, home),
  }));
}

type Cell = Pick<
  ContactColumn,
  'read' | 'example' | 'choices' | 'likely' | 'show' | 'dates' | 'exampleIsNobodys'
>;

function cellOf(criterion: KnownCriterion, home: string | undefined): Cell {
  switch (criterion.kind) {
    case 'email':
      return { read: email, example: 'ana.silva@example.com', exampleIsNobodys: true };
    case 'phone':
      return { read: phoneCell(home), example: '+33 1 23 45 67 89' };
    case 'choice':
      return genderColumn(criterion);
    case 'day':
      return { read: birthdateCell, example: '1979-03-08', dates: true };
    case 'country':
      return { read: country, example: 'FR' };
    case 'locale':
      return { read: languageCell, example: 'fr' };
    case 'consent':
      return consentColumn;
    case 'options':
      return optionsColumn(criterion);
    default:
      return {
        read: text(criterion.maxLength ?? TEXT_VALUE_MAX_LENGTH),
        example: standardCriterion(criterion.slug)?.example ?? 'abc',
      };
  }
}

function genderColumn({ options }: KnownCriterion): Cell {
  const named = namedOption(Object.fromEntries(options.map(({ id, label }) => [id, label])));
  const labels = new Map(options.map(({ id, label }) => [String(id), label]));
  return {
    read: (cell, context) => genderFromWord(cell) ?? named(cell, context),
    example: 'female',
    choices: options.map(({ id, label }) => ({ value: String(id), label })),
    likely: genderFromSalutation,
    show: (value, { translate }) => translate(labels.get(String(value)) ?? String(value)),
  };
}

const YES = 'profile-hub:import.yes';
const NO = 'profile-hub:import.no';

const consentColumn: Cell = {
  read: boolean,
  example: 'yes',
  choices: [
    { value: 'yes', label: YES },
    { value: 'no', label: NO },
  ],
  show: (value, { translate }) => translate(value === true ? YES : NO),
};

function optionsColumn({ options, type }: KnownCriterion): Cell {
  const own = options.flatMap(({ id, label, labels = {} }) =>
    typeof id === 'number' ? [{ id, label, others: Object.values(labels) }] : [],
  );
  const labels = new Map(own.map(({ id, label }) => [id, label]));
  return {
    read: type === 'closedMultiple' ? choicesCell(own) : choiceCell(own),
    example: own[0]?.label ?? '',
    choices: own.map(({ label }) => ({ value: label, label: { words: label } })),
    show: (value) =>
      [value ?? []]
        .flat()
        .map((id) => listedLabel(labels.get(Number(id)) ?? ''))
        .join('; '),
  };
}

/** A number with the line's country as default, otherwise the brand's. */
function phoneCell(home: string | undefined): ReadCell<string> {
  return (text, context) => {
    if (/\p{L}/u.test(text)) return new CellFault('profile-hub.phoneLetter');
    const countryText = context.textOf('country');
    const named = countryText === '' ? home : country(countryText, context);
    const number = readPhone(text, typeof named === 'string' ? named : home);
    return number ?? new CellFault('profile-hub.phone');
  };
}

function isLanguage(code: string): boolean {
  const isKnown = known.get(code) ?? (code !== '' && english.of(code) !== undefined);
  known.set(code, isKnown);
  return isKnown;
}

/** All variants of Norwegian count as one language. */
function normalizeLanguage(code: string): string {
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

function languagesByName(): Map<string, string> {
  const found = new Map<string, string>();
  for (const locale of LOCALES) {
    const inIt = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    for (const code of SPOKEN) {
      const name = normalizeForComparison(inIt.of(code) ?? code);
      if (!found.has(name)) found.set(name, normalizeLanguage(code));
    }
  }
  return found;
}

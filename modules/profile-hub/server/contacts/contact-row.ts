import { sql } from 'kysely';
import type {
  Contact,
  ContactOrigin,
  ContactValue,
  ContactValues,
} from '#modules/profile-hub/contract/contact.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { formatPhone } from '#platform/server/phone/phone-number.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

/** Columns of `profile_hub.contacts as contact`; days as text, independent of the time zone. */
export const contactColumns = sql`contact.id, contact.version, contact.known, contact.origin,
  contact.created_at, contact.updated_at, contact.last_activity_at,
  contact.given, contact.withdrawn, contact.refused, contact.options, contact.texts,
  ${sql.join(
    STANDARD_CRITERIA.flatMap(({ column, kind }) => {
      if (!column) return [];
      const value = sql.ref(`contact.${column}`);
      return kind === 'day' ? sql`${value}::text as ${sql.id(column)}` : value;
    }),
  )}`;

export interface ContactRow {
  id: string;
  version: number;
  known: number;
  origin: ContactOrigin;
  created_at: Date;
  updated_at: Date;
  last_activity_at: Date;
  given: number[];
  withdrawn: number[];
  refused: number[];
  options: number[];
  texts: Record<string, string>;
  [column: string]: unknown;
}

export function toContact(row: ContactRow, book: CriteriaIndex): Contact {
  return {
    id: row.id,
    criterias: Object.fromEntries(
      book.all.map((criterion) => [criterion.slug, contactValue(row, criterion)]),
    ),
    known: row.known,
    origin: row.origin,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
    version: row.version,
  };
}

/** The phone number grouped as in its country. */
export function phoneText({ criterias: { phone } }: Contact): string | null {
  return typeof phone === 'string' ? formatPhone(phone) : null;
}

export function contactValue(row: ContactRow, criterion: KnownCriterion): ContactValue {
  const { kind, column, number, purpose } = criterion;
  if (kind === 'consent' && purpose !== undefined) return decided(row, purpose);
  if (column) return (row[column] as string | null | undefined) ?? null;
  if (kind === 'text') return row.texts[String(number)] ?? null;
  const chosen = criterion.options.flatMap(({ id }) =>
    typeof id === 'number' && row.options.includes(id) ? [id] : [],
  );
  if (chosen.length === 0) return null;
  return criterion.type === 'closedUnique' ? (chosen[0] ?? null) : chosen;
}

function decided({ given, withdrawn, refused }: ContactRow, purpose: number): boolean | null {
  if (given.includes(purpose)) return true;
  return withdrawn.includes(purpose) || refused.includes(purpose) ? false : null;
}

/**
 * Changes of one contact in stored format. Omitted values remain; consent is excluded, because the ledger determines
 * it.
 */
export interface ContactPatch {
  id: string;
  isNew: boolean;
  /** By column; null clears it. */
  columns: Record<string, string | null>;
  /** By number of the criterion; null clears it. */
  texts: Record<string, string | null>;
  /** Options of the list criteria to replace, then the chosen options. */
  goneOptions: number[];
  options: number[];
  /** Numbers of the custom criteria being written, and of those with a value afterwards. */
  goneFilled: number[];
  filled: number[];
  /** Purposes of a new contact; its first decisions are written to the ledger in the same transaction. */
  given?: readonly number[];
  refused?: readonly number[];
}

/** Converts values validated by `check-values.ts` to column changes. */
export function contactPatch(
  { id, isNew }: { id: string; isNew: boolean },
  values: ContactValues,
  book: CriteriaIndex,
): ContactPatch {
  const patch: ContactPatch = {
    id,
    isNew,
    columns: {},
    texts: {},
    goneOptions: [],
    options: [],
    goneFilled: [],
    filled: [],
  };
  for (const [slug, value] of Object.entries(values)) {
    const criterion = book.bySlug(slug);
    if (!criterion || criterion.kind === 'consent') continue;
    if (criterion.column) patch.columns[criterion.column] = value === null ? null : String(value);
    else addOwn(patch, criterion, value);
  }
  return patch;
}

function addOwn(patch: ContactPatch, criterion: KnownCriterion, value: ContactValue): void {
  const { number = 0, kind, options } = criterion;
  patch.goneFilled.push(number);
  if (kind === 'text') {
    const text = value === null || value === '' ? null : String(value);
    patch.texts[String(number)] = text;
    if (text !== null) patch.filled.push(number);
    return;
  }
  patch.goneOptions.push(...options.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
  const chosen = [value].flat().filter((one) => typeof one === 'number');
  patch.options.push(...new Set(chosen));
  if (chosen.length > 0) patch.filled.push(number);
}

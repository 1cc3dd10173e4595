import { sql } from 'kysely';
import type {
  Contact,
  ContactOrigin,
  ContactValue,
} from '#modules/profile-hub/contract/contact.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

/** Columns of `profile_hub.contacts as contact`; days as text, independent of the time zone. */
export const contactColumns = sql`contact.id, contact.version, contact.known, contact.origin,
  contact.created_at, contact.updated_at, contact.last_activity_at,
  contact.given, contact.withdrawn, contact.refused, contact.options, contact.texts,
  contact.email, contact.phone, contact.firstname, contact.lastname, contact.gender,
  contact.birthdate::text as birthdate, contact.address, contact.zip, contact.city, contact.country, contact.locale`;

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

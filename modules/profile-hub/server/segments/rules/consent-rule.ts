import { type SqlBool, sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { anyOf, type ContactCondition, not } from './contact-condition.ts';

/** Each standard purpose has a boolean column in an index, because most segments filter by it. */
const COLUMN_OF_PURPOSE = new Map(
  STANDARD_CRITERIA.flatMap(({ purpose, slug }) =>
    purpose === undefined ? [] : [[purpose, slug]],
  ),
);

/** Yes means given; no means not given: withdrawn, refused or never requested. Empty means never requested. */
export function consentRule({ operator, value }: RuleFilter, purpose: number): ContactCondition {
  if (operator === 'isEmpty') return not(hasDecided(purpose));
  if (operator === 'isNotEmpty') return hasDecided(purpose);
  const isSo = decidedSo(purpose, typeof value === 'boolean' ? 'given' : (value as Decision));
  return (operator === 'is') === (value !== false) ? isSo : not(isSo);
}

function hasDecided(purpose: number): ContactCondition {
  return anyOf([
    decidedSo(purpose, 'given'),
    decidedSo(purpose, 'withdrawn'),
    decidedSo(purpose, 'refused'),
  ]);
}

function decidedSo(purpose: number, decision: Decision): ContactCondition {
  const column = COLUMN_OF_PURPOSE.get(purpose);
  return column && decision === 'given'
    ? sql<SqlBool>`${sql.ref(`contact.${column}`)}`
    : sql<SqlBool>`${purpose}::integer = any (${sql.ref(`contact.${decision}`)})`;
}

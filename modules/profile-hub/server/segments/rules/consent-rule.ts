import { type SqlBool, sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consent.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { type Asked, anyOf, not } from './asked.ts';

/** Each has a column of its own that says whether it is given: what most segments ask of a million stands in an index. */
const COLUMN_OF_PURPOSE = new Map(
  STANDARD_CRITERIA.flatMap(({ purpose, slug }) =>
    purpose === undefined ? [] : [[purpose, slug]],
  ),
);

/** Yes is given; no is whoever has not given it: withdrawn, refused or never asked. Empty is never asked. */
export function consentRule({ operator, value }: RuleFilter, purpose: number): Asked {
  if (operator === 'isEmpty') return not(hasDecided(purpose));
  if (operator === 'isNotEmpty') return hasDecided(purpose);
  const isSo = decidedSo(purpose, typeof value === 'boolean' ? 'given' : (value as Decision));
  return (operator === 'is') === (value !== false) ? isSo : not(isSo);
}

function hasDecided(purpose: number): Asked {
  return anyOf([
    decidedSo(purpose, 'given'),
    decidedSo(purpose, 'withdrawn'),
    decidedSo(purpose, 'refused'),
  ]);
}

function decidedSo(purpose: number, decision: Decision): Asked {
  const column = COLUMN_OF_PURPOSE.get(purpose);
  return column && decision === 'given'
    ? sql<SqlBool>`${sql.ref(`contact.${column}`)}`
    : sql<SqlBool>`${purpose}::integer = any (${sql.ref(`contact.${decision}`)})`;
}

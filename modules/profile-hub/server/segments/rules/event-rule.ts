import { type SqlBool, sql } from 'kysely';
import type { StationKind } from '#modules/profile-hub/contract/contact.ts';
import { LEAD_STATES, type SuiteField } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import {
  notSql,
  oneOfSql,
  toMomentSpan,
  withinSql,
} from '#platform/server/filters/comparison-sql.ts';
import {
  type ConditionContext,
  type ContactCondition,
  isAmong,
  numberRule,
  ruleDays,
} from './value-rules.ts';

const KIND_OF_FIELD: Partial<Record<SuiteField, StationKind>> = {
  '@touchpoint': 'scan',
  '@scan': 'scan',
  '@lastScan': 'scan',
  '@lead': 'lead',
  '@lastLead': 'lead',
  '@bought': 'sale',
  '@sale': 'sale',
  '@reviewGrade': 'review',
  '@lastReview': 'review',
};

type Happened = (about?: ContactCondition) => ContactCondition;

/** Whether an event with an object occurred. Its negation is that the event did not occur, not that another one did. */
export function eventRule(
  rule: RuleFilter,
  field: SuiteField,
  asking: ConditionContext,
): ContactCondition {
  const happened = happenedOf(field, asking);
  if (rule.operator === 'isNotEmpty') return happened();
  if (rule.operator === 'isEmpty') return notSql(happened());
  const values = ruleValues(rule).map(String);
  const did = happened(isAbout(field, values, asking));
  return rule.operator === 'isNot' || rule.operator === 'isNoneOf' ? notSql(did) : did;
}

function isAbout(
  field: SuiteField,
  values: readonly string[],
  { clientId }: ConditionContext,
): ContactCondition {
  if (field === '@leadStatus')
    return sql<SqlBool>`${oneOfSql(sql`station.kind`, values)} and ${isLatestOfLead(clientId)}`;
  if (field === '@touchpoint') return oneOfSql(sql`station.detail ->> 'suffix'`, values);
  return oneOfSql(sql`station.sku`, values);
}

/** The latest occurrence is within these days. */
export function lastRule(
  rule: RuleFilter,
  field: SuiteField,
  asking: ConditionContext,
): ContactCondition {
  const happened = happenedOf(field, asking);
  if (rule.operator === 'isNotEmpty') return happened();
  if (rule.operator === 'isEmpty') return notSql(happened());
  const { from, until } = toMomentSpan(ruleDays(rule));
  const then = happened(
    withinSql(sql`station.at`, { ...(from && { from }), ...(until && { until }) }),
  );
  const isSo = until
    ? sql<SqlBool>`(${then} and not ${happened(withinSql(sql`station.at`, { from: until }))})`
    : then;
  return rule.operator === 'isNot' ? notSql(isSo) : isSo;
}

export function gradeRule(rule: RuleFilter, asking: ConditionContext): ContactCondition {
  const happened = happenedOf('@reviewGrade', asking);
  if (rule.operator === 'isNotEmpty') return happened();
  if (rule.operator === 'isEmpty') return notSql(happened());
  return happened(numberRule(rule, sql`station.grade`));
}

function happenedOf(field: SuiteField, asking: ConditionContext): Happened {
  const kind = KIND_OF_FIELD[field];
  const isKind = kind
    ? sql<SqlBool>`station.kind = ${kind}`
    : sql<SqlBool>`station.kind = any (${LEAD_STATES}::text[])`;
  return (about) =>
    isAmong(asking, {
      from: sql`profile_hub.stations as station`,
      contact: sql`station.contact_id`,
      fits: sql<SqlBool>`station.client_id = ${asking.clientId} and ${isKind}
        ${about ? sql`and ${about}` : sql``}`,
    });
}

/** A lead that was accepted and then sold only counts as a sale. */
function isLatestOfLead(clientId: string): ContactCondition {
  const place = (alias: string) =>
    sql`array_position(${LEAD_STATES}::text[], ${sql.ref(`${alias}.kind`)})`;
  return sql<SqlBool>`not exists (
    select from profile_hub.stations as later
    where later.client_id = ${clientId} and later.contact_id = station.contact_id
      and later.kind = any (${LEAD_STATES}::text[]) and later.ref = station.ref
      and (later.at, ${place('later')}) > (station.at, ${place('station')}))`;
}

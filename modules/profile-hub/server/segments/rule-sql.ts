import { type SqlBool, sql } from 'kysely';
import type { Decision } from '#modules/profile-hub/contract/consents.ts';
import { ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import { isSuiteField, type SuiteField } from '#modules/profile-hub/contract/rule-fields.ts';
import {
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
  ruleValues,
} from '#modules/profile-hub/contract/segment-rule.ts';
import {
  STANDARD_CRITERIA,
  standardCriterion,
} from '#modules/profile-hub/contract/standard-criteria.ts';
import { anyOfSql, notSql } from '#platform/server/filters/comparison-sql.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import { findRuleFieldSpec, type RuleFieldContext } from './check-rules.ts';
import { eventRule, gradeRule, lastRule } from './rules/event-rule.ts';
import { textRule } from './rules/text-rule.ts';
import {
  type ConditionContext,
  type ContactCondition,
  choiceRule,
  dayRule,
  isAmong,
  momentRule,
  numberRule,
  optionsRule,
} from './rules/value-rules.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Each standard purpose has a boolean column in an index, because most segments filter by it. */
const COLUMN_OF_PURPOSE = new Map(
  STANDARD_CRITERIA.flatMap(({ purpose, slug }) =>
    purpose === undefined ? [] : [[purpose, slug]],
  ),
);

/** Segment data that rules need. */
export interface KnownSegment {
  id: string;
  name: string;
  kind: 'live' | 'static';
  rules: RuleGroup;
  saved: boolean;
}

/** Data to evaluate a rule: the brand's criteria and the segments that it may refer to. */
export interface RuleContext extends ConditionContext, RuleFieldContext {
  segments: readonly KnownSegment[];
  /** Undefined if the segment was deleted: it then has no members. */
  segment: (id: string) => KnownSegment | undefined;
}

/** Over `profile_hub.contacts as contact`. Unfinished rules are ignored [PH-03]. */
export function ruleGroupSql(group: RuleGroup, context: RuleContext): ContactCondition | undefined {
  const weightedConditions = group.filters.flatMap((rule) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [{ one, weight: isRuleGroup(rule) ? GROUP_WEIGHT : weightOf(rule, context) }] : [];
  });
  if (weightedConditions.length === 0) return undefined;
  const lightestFirst = weightedConditions
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ one }) => one);
  return sql<SqlBool>`(${sql.join(lightestFirst, group.condition === 'and' ? sql` and ` : sql` or `)})`;
}

export function ruleSql(rule: RuleFilter, context: RuleContext): ContactCondition | undefined {
  const field = findRuleFieldSpec(rule.field, context);
  // Values that no longer exist match no contact; ignoring the rule would match all.
  if (ruleFault(rule, field && { kind: field.kind })) return undefined;
  if (isSuiteField(rule.field)) return suiteRule(rule, rule.field, context);
  const criterion = context.book.bySlug(rule.field);
  return criterion && criterionRule(rule, criterion);
}

/** A segment without rules matches all contacts. Cycles are refused when it is saved. */
export function inSegment(id: string, context: RuleContext): ContactCondition {
  const segment = context.segment(id);
  if (!segment) return sql<SqlBool>`false`;
  if (segment.kind === 'live') return ruleGroupSql(segment.rules, context) ?? sql<SqlBool>`true`;
  return isAmong(context, {
    from: sql`profile_hub.segment_members as member`,
    contact: sql`member.contact_id`,
    fits: sql<SqlBool>`member.client_id = ${context.clientId} and member.segment_id = ${id}::uuid`,
  });
}

function criterionRule(rule: RuleFilter, criterion: KnownCriterion): ContactCondition {
  const { kind, column, number = 0, purpose = 0 } = criterion;
  if (kind === 'consent') return consentRule(rule, purpose);
  if (kind === 'options') return optionsRule(rule, number);
  if (!column)
    return textRule(rule, {
      value: sql`(contact.texts ->> ${String(number)})`,
      isFilled: sql<SqlBool>`${number}::integer = any (contact.filled)`,
      isSearched: false,
    });
  const value = sql.ref(`contact.${column}`);
  if (kind === 'day') return dayRule(rule, value);
  if (kind === 'choice' || kind === 'country' || kind === 'locale') return choiceRule(rule, value);
  const isFilled = sql<SqlBool>`${value} is not null`;
  return textRule(rule, {
    value,
    isFilled,
    isSearched: standardCriterion(criterion.slug)?.searched ?? false,
  });
}

function suiteRule(rule: RuleFilter, field: SuiteField, context: RuleContext): ContactCondition {
  switch (field) {
    case '@created':
      return momentRule(rule, sql`contact.created_at`);
    case '@activity':
      return momentRule(rule, sql`contact.last_activity_at`);
    case '@known':
      return numberRule(rule, sql`contact.known`);
    case '@origin':
      return choiceRule(rule, sql`contact.origin`);
    case '@import':
      return importRule(rule, context);
    case '@segment':
      return segmentRule(rule, context);
    case '@reviewGrade':
      return gradeRule(rule, context);
    case '@lastScan':
    case '@lastLead':
    case '@lastReview':
    case '@sale':
      return lastRule(rule, field, context);
    default:
      return eventRule(rule, field, context);
  }
}

function segmentRule(rule: RuleFilter, context: RuleContext): ContactCondition {
  const isIn = anyOfSql(ruleValues(rule).map((id) => inSegment(String(id), context)));
  return rule.operator === 'isNot' || rule.operator === 'isNoneOf' ? notSql(isIn) : isIn;
}

const GROUP_WEIGHT = 4;

/** The database evaluates conditions in the given order, so cheap and selective ones come first. */
function weightOf(rule: RuleFilter, context: RuleContext): number {
  switch (findRuleFieldSpec(rule.field, context)?.kind) {
    case 'consent':
    case 'day':
    case 'moment':
    case 'number':
      return 0;
    case 'choice':
      return 1;
    case 'list':
      return 2;
    case 'text':
      return 5;
    case 'segment':
      return GROUP_WEIGHT;
    default:
      return 3;
  }
}

/** Yes means given; no means not given: withdrawn, refused or never requested. Empty means never requested. */
function consentRule({ operator, value }: RuleFilter, purpose: number): ContactCondition {
  if (operator === 'isEmpty') return notSql(hasDecided(purpose));
  if (operator === 'isNotEmpty') return hasDecided(purpose);
  const isSo = decidedSo(purpose, typeof value === 'boolean' ? 'given' : (value as Decision));
  return (operator === 'is') === (value !== false) ? isSo : notSql(isSo);
}

function hasDecided(purpose: number): ContactCondition {
  return anyOfSql([
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

/**
 * Imports that created or changed a contact or a contact merged into it. Undone imports still match the remaining
 * contacts, because users look for these.
 */
function importRule(rule: RuleFilter, asking: ConditionContext): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return notSql(touchedBy(asking));
  if (operator === 'isNotEmpty') return touchedBy(asking);
  // Values that are not ids match no import; PostgreSQL would raise an error.
  const ids = ruleValues(rule)
    .map(String)
    .filter((id) => UUID.test(id));
  const isTouched = touchedBy(asking, ids);
  return operator === 'isNot' || operator === 'isNoneOf' ? notSql(isTouched) : isTouched;
}

function touchedBy(asking: ConditionContext, imports?: readonly string[]): ContactCondition {
  const { clientId } = asking;
  const which = imports
    ? sql<SqlBool>`change.import_id = any (${imports}::uuid[])`
    : sql<SqlBool>`true`;
  return isAmong(asking, {
    from: sql`(
      select change.contact_id from profile_hub.import_changes as change
      where change.client_id = ${clientId} and change.touched and ${which}
      union all
      select merged.kept_id from profile_hub.merged_contacts as merged
      join profile_hub.import_changes as change
        on change.client_id = ${clientId} and change.contact_id = merged.gone_id and change.touched
      where merged.client_id = ${clientId} and ${which}) as touched`,
    contact: sql`touched.contact_id`,
    fits: sql<SqlBool>`true`,
  });
}

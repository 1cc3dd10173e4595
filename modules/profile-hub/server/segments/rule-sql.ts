import { type SqlBool, sql } from 'kysely';
import { ruleFault, ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import {
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
} from '#modules/profile-hub/contract/segment-rule.ts';
import { isSuiteField, type SuiteField } from '#modules/profile-hub/contract/suite-fields.ts';
import type { CriteriaBook, KnownCriterion } from '../criteria/criteria-book.ts';
import { askedField } from './asked-field.ts';
import { type Asked, anyOf, not } from './rules/asked.ts';
import { choiceRule, optionsRule } from './rules/choice-rule.ts';
import { consentRule } from './rules/consent-rule.ts';
import { eventRule, gradeRule, lastRule } from './rules/event-rule.ts';
import { importRule } from './rules/import-rule.ts';
import { type Asking, isAmong } from './rules/is-among.ts';
import { numberRule } from './rules/number-rule.ts';
import { textRule } from './rules/text-rule.ts';
import { dayRule, momentRule } from './rules/time-rule.ts';

/** A segment as rules know it. */
export interface KnownSegment {
  id: string;
  name: string;
  kind: 'live' | 'static';
  rules: RuleGroup;
  saved: boolean;
}

/** What a rule is judged with: the brand's criteria, and the other segments that a rule may name. */
export interface RuleContext extends Asking {
  book: CriteriaBook;
  segments: readonly KnownSegment[];
  /** Undefined where it is gone: nobody is in it. */
  segment: (id: string) => KnownSegment | undefined;
  /** Whether a rule may name it: a temporary one would leave the rule behind when it ends. */
  knows: (id: string) => boolean;
}

/** Over `profile_hub.contacts as contact`. A rule that is not finished asks nothing [PH-03]. */
export function ruleGroupSql(group: RuleGroup, context: RuleContext): Asked | undefined {
  const asked = group.filters.flatMap((rule) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [{ one, weight: isRuleGroup(rule) ? GROUP_WEIGHT : weightOf(rule, context) }] : [];
  });
  if (asked.length === 0) return undefined;
  const lightestFirst = asked.toSorted((a, b) => a.weight - b.weight).map(({ one }) => one);
  return sql<SqlBool>`(${sql.join(lightestFirst, group.condition === 'and' ? sql` and ` : sql` or `)})`;
}

export function ruleSql(rule: RuleFilter, context: RuleContext): Asked | undefined {
  const field = askedField(rule.field, context);
  // What it speaks of may be gone by now: then it fits nobody, which is less harm than to ask nothing.
  if (ruleFault(rule, field && { kind: field.kind })) return undefined;
  if (isSuiteField(rule.field)) return suiteRule(rule, rule.field, context);
  const criterion = context.book.bySlug(rule.field);
  return criterion && criterionRule(rule, criterion);
}

/** A segment without a rule is everybody. Circles were refused when it was kept. */
export function inSegment(id: string, context: RuleContext): Asked {
  const segment = context.segment(id);
  if (!segment) return sql<SqlBool>`false`;
  if (segment.kind === 'live') return ruleGroupSql(segment.rules, context) ?? sql<SqlBool>`true`;
  return isAmong(context, {
    from: sql`profile_hub.segment_members as member`,
    contact: sql`member.contact_id`,
    fits: sql<SqlBool>`member.client_id = ${context.clientId} and member.segment_id = ${id}::uuid`,
  });
}

const SEARCHED = new Set(['email', 'phone', 'firstname', 'lastname']);

function criterionRule(rule: RuleFilter, criterion: KnownCriterion): Asked {
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
  return textRule(rule, { value, isFilled, isSearched: SEARCHED.has(criterion.slug) });
}

function suiteRule(rule: RuleFilter, field: SuiteField, context: RuleContext): Asked {
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

function segmentRule(rule: RuleFilter, context: RuleContext): Asked {
  const isIn = anyOf(ruleValues(rule).map((id) => inSegment(String(id), context)));
  return rule.operator === 'isNot' || rule.operator === 'isNoneOf' ? not(isIn) : isIn;
}

const GROUP_WEIGHT = 4;

/** The database asks in the order in which it is told: what costs little and leaves few comes first. */
function weightOf(rule: RuleFilter, context: RuleContext): number {
  switch (askedField(rule.field, context)?.kind) {
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

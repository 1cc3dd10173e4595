import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  RuleFilter,
  RuleGroup,
  RuleOperator,
} from '#modules/profile-hub/contract/segment-rule.ts';
import { isRuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { textOfClientSql } from '#platform/server/filters/text-of-client-sql.ts';
import type { CriteriaBook, KnownCriterion } from '../criteria/criteria-book.ts';

type Asked = RawBuilder<SqlBool>;

/** What a rule is judged with: the brand's criteria, and the other segments that a rule may name. */
export interface RuleContext {
  clientId: string;
  book: CriteriaBook;
  /** Of a segment: its members, or its own rules. Undefined where it is gone: nobody is in it. */
  segment: (id: string) => { kind: 'static' } | { kind: 'live'; rules: RuleGroup } | undefined;
}

/** Over `profile_hub.contacts as contact`. A rule that is not finished asks nothing [PH-03]. */
export function ruleGroupSql(group: RuleGroup, context: RuleContext): Asked | undefined {
  const asked = group.filters.flatMap((rule) => {
    const one = isRuleGroup(rule) ? ruleGroupSql(rule, context) : ruleSql(rule, context);
    return one ? [one] : [];
  });
  if (asked.length === 0) return undefined;
  return sql<SqlBool>`(${sql.join(asked, group.condition === 'and' ? sql` and ` : sql` or `)})`;
}

export function ruleSql(rule: RuleFilter, context: RuleContext): Asked | undefined {
  if (rule.field.startsWith('@')) return suiteRule(rule, context);
  const criterion = context.book.bySlug(rule.field);
  return criterion ? criterionRule(rule, criterion) : undefined;
}

function criterionRule(rule: RuleFilter, criterion: KnownCriterion): Asked | undefined {
  const { kind, column, number, purpose } = criterion;
  if (kind === 'consent') return consentRule(rule, purpose ?? 0);
  if (kind === 'options') return optionsRule(rule, criterion);
  if (kind === 'day') return dayRule(rule, sql`contact.birthdate`);
  const value = column
    ? sql`${sql.ref(`contact.${column}`)}`
    : sql`(contact.texts ->> ${String(number)})`;
  if (kind === 'choice' || kind === 'country' || kind === 'locale') return choiceRule(rule, value);
  const isFilled = column
    ? sql<SqlBool>`${value} is not null`
    : sql<SqlBool>`${number} = any (contact.filled)`;
  return textRule(rule, { value, isFilled, inSearch: SEARCHED.has(criterion.slug) });
}

const SEARCHED = new Set(['email', 'phone', 'firstname', 'lastname']);
const TABLE = { name: 'profile_hub.contacts', alias: 'contact' };

function textRule(
  { operator, value: given }: RuleFilter,
  { value, isFilled, inSearch }: { value: RawBuilder<unknown>; isFilled: Asked; inSearch: boolean },
): Asked | undefined {
  if (operator === 'isEmpty') return not(isFilled);
  if (operator === 'isNotEmpty') return isFilled;
  if (Array.isArray(given) && (operator === 'isOneOf' || operator === 'isNoneOf')) {
    if (given.length === 0) return undefined;
    const isOne = sql<SqlBool>`platform.fold(${value}) = any (
      select platform.fold(one) from unnest(${given.map(String)}::text[]) as one)`;
    return operator === 'isOneOf' ? isOne : not(isOne);
  }
  if (typeof given !== 'string' || given === '') return undefined;
  const like = LIKE.get(operator);
  if (!like) return undefined;
  const fits =
    inSearch && operator !== 'isNot'
      ? textOfClientSql(TABLE, value)({ operator: like, value: given })
      : sql<SqlBool>`platform.fold(${value}) like platform.fold(${likePattern(given, like)})`;
  return operator === 'isNot' ? not(fits) : fits;
}

const LIKE = new Map<RuleOperator, 'equals' | 'contains' | 'starts-with'>([
  ['is', 'equals'],
  ['isNot', 'equals'],
  ['contains', 'contains'],
  ['startsWith', 'starts-with'],
]);

function choiceRule(
  { operator, value }: RuleFilter,
  column: RawBuilder<unknown>,
): Asked | undefined {
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const chosen = [value ?? []].flat().map(String);
  if (chosen.length === 0) return undefined;
  const isOne =
    chosen.length === 1
      ? sql<SqlBool>`${column} = ${chosen[0]}`
      : sql<SqlBool>`${column} = any (${chosen})`;
  if (operator === 'is' || operator === 'isOneOf') return isOne;
  return operator === 'isNot' || operator === 'isNoneOf' ? not(isOne) : undefined;
}

function optionsRule(
  { operator, value }: RuleFilter,
  { number }: KnownCriterion,
): Asked | undefined {
  const isFilled = sql<SqlBool>`${number} = any (contact.filled)`;
  if (operator === 'isEmpty') return not(isFilled);
  if (operator === 'isNotEmpty') return isFilled;
  const chosen = [value ?? []].flat().map(Number).filter(Number.isSafeInteger);
  if (chosen.length === 0) return undefined;
  const hasOne = sql<SqlBool>`contact.options && ${chosen}::integer[]`;
  if (operator === 'is' || operator === 'isOneOf' || operator === 'contains') return hasOne;
  return operator === 'isNot' || operator === 'isNoneOf' ? not(hasOne) : undefined;
}

/** Yes is given; no is whoever has not given it, withdrawn, refused or never asked. */
function consentRule({ operator, value }: RuleFilter, purpose: number): Asked | undefined {
  const decided = sql<SqlBool>`(${purpose} = any (contact.given) or ${purpose} = any (contact.withdrawn)
    or ${purpose} = any (contact.refused))`;
  if (operator === 'isEmpty') return not(decided);
  if (operator === 'isNotEmpty') return decided;
  if (value === 'withdrawn') return sql<SqlBool>`${purpose} = any (contact.withdrawn)`;
  if (typeof value !== 'boolean') return undefined;
  const given = sql<SqlBool>`${purpose} = any (contact.given)`;
  return value === (operator !== 'isNot') ? given : not(given);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A column of days. */
function dayRule({ operator, value }: RuleFilter, column: RawBuilder<unknown>): Asked | undefined {
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const today = sql`(now() at time zone ${clientZone})::date`;
  if (operator === 'withinLast' && isDays(value))
    return sql<SqlBool>`(${column} > ${today} - ${value}::integer and ${column} <= ${today})`;
  const [first, last] = [value ?? []].flat().filter((day) => DAY.test(String(day)));
  if (first === undefined) return undefined;
  if (operator === 'is') return sql<SqlBool>`${column} = ${first}::date`;
  if (operator === 'isNot') return not(sql<SqlBool>`${column} = ${first}::date`);
  if (operator === 'before') return sql<SqlBool>`${column} < ${first}::date`;
  if (operator === 'after') return sql<SqlBool>`${column} > ${first}::date`;
  if (operator === 'between' && last !== undefined)
    return sql<SqlBool>`${column} between ${first}::date and ${last}::date`;
  return undefined;
}

/** A column of moments, asked by the days of the brand. */
function momentRule(rule: RuleFilter, column: RawBuilder<unknown>): Asked | undefined {
  return dayRule(rule, sql`(${column} at time zone ${clientZone})::date`);
}

function numberRule(
  { operator, value }: RuleFilter,
  column: RawBuilder<unknown>,
): Asked | undefined {
  const [first, last] = [value ?? []].flat().map(Number).filter(Number.isFinite);
  if (first === undefined) return undefined;
  if (operator === 'is') return sql<SqlBool>`${column} = ${first}`;
  if (operator === 'atLeast') return sql<SqlBool>`${column} >= ${first}`;
  if (operator === 'atMost') return sql<SqlBool>`${column} <= ${first}`;
  if (operator === 'between' && last !== undefined)
    return sql<SqlBool>`${column} between ${first} and ${last}`;
  return undefined;
}

function suiteRule(rule: RuleFilter, context: RuleContext): Asked | undefined {
  const station = sql.ref('station.at');
  switch (rule.field) {
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
    case '@scan':
      return happened(rule, context, {
        kinds: ['scan'],
        about: choiceRule(yes(rule), sql`station.sku`),
      });
    case '@lastScan':
      return happened(rule, context, { kinds: ['scan'], about: momentRule(yes(rule), station) });
    case '@lead':
      return happened(rule, context, {
        kinds: ['lead'],
        about: choiceRule(yes(rule), sql`station.sku`),
      });
    case '@leadStatus':
      return happened(rule, context, {
        kinds: ['lead', 'accepted', 'sale', 'lost'],
        about: choiceRule(yes(rule), sql`station.kind`),
      });
    case '@lastLead':
      return happened(rule, context, { kinds: ['lead'], about: momentRule(yes(rule), station) });
    case '@sale':
      return happened(rule, context, { kinds: ['sale'], about: momentRule(yes(rule), station) });
    case '@reviewGrade':
      return happened(rule, context, {
        kinds: ['review'],
        about: numberRule(rule, sql`station.grade`),
      });
    case '@lastReview':
      return happened(rule, context, { kinds: ['review'], about: momentRule(yes(rule), station) });
    default:
      return undefined;
  }
}

const NEGATED = new Map<RuleOperator, RuleOperator>([
  ['isNot', 'is'],
  ['isNoneOf', 'isOneOf'],
]);

/** What did not happen is the opposite of what did, not something else that happened. */
function yes(rule: RuleFilter): RuleFilter {
  const positive = NEGATED.get(rule.operator);
  return positive ? { ...rule, operator: positive } : rule;
}

function happened(
  { operator }: RuleFilter,
  { clientId }: RuleContext,
  { kinds, about }: { kinds: readonly StationKind[]; about: Asked | undefined },
): Asked | undefined {
  const isAny = operator === 'isEmpty' || operator === 'isNotEmpty';
  if (!isAny && !about) return undefined;
  const did = sql<SqlBool>`contact.id in (
    select station.contact_id from profile_hub.stations as station
    where station.client_id = ${clientId} and station.kind = any (${kinds}) and ${isAny ? sql`true` : about})`;
  return operator === 'isEmpty' || NEGATED.has(operator) ? not(did) : did;
}

/** Whom an import has made or changed; imports are many lines at once and have no stations. */
function importRule(rule: RuleFilter, { clientId }: RuleContext): Asked | undefined {
  const isAny = rule.operator === 'isEmpty' || rule.operator === 'isNotEmpty';
  const about = isAny ? sql<SqlBool>`true` : choiceRule(yes(rule), sql`change.import_id::text`);
  if (!about) return undefined;
  const did = sql<SqlBool>`contact.id in (
    select change.contact_id from profile_hub.import_changes as change
    where change.client_id = ${clientId} and ${about})`;
  return rule.operator === 'isEmpty' || NEGATED.has(rule.operator) ? not(did) : did;
}

function segmentRule(rule: RuleFilter, context: RuleContext): Asked | undefined {
  const ids = [rule.value ?? []].flat().map(String);
  if (ids.length === 0) return undefined;
  const inOne = ids.map((id) => inSegment(id, context));
  const isIn = sql<SqlBool>`(${sql.join(inOne, sql` or `)})`;
  return NEGATED.has(rule.operator) ? not(isIn) : isIn;
}

/** A segment without a rule is everybody. Circles were refused when it was kept. */
export function inSegment(id: string, context: RuleContext): Asked {
  const segment = context.segment(id);
  if (!segment) return sql<SqlBool>`false`;
  if (segment.kind === 'live') return ruleGroupSql(segment.rules, context) ?? sql<SqlBool>`true`;
  return sql<SqlBool>`contact.id in (
    select member.contact_id from profile_hub.segment_members as member
    where member.client_id = ${context.clientId} and member.segment_id = ${id}::uuid)`;
}

function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 36_500;
}

/** Whoever has no value is none of them. */
function not(asked: Asked): Asked {
  return sql<SqlBool>`((${asked}) is not true)`;
}

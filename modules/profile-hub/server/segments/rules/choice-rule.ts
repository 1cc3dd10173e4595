import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { anyOf, type ContactCondition, not } from './contact-condition.ts';

/** A column with one of a few fixed values. */
export function choiceRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return sql<SqlBool>`${column} is null`;
  if (operator === 'isNotEmpty') return sql<SqlBool>`${column} is not null`;
  const isOne = isOneOf(column, ruleValues(rule).map(String));
  return operator === 'isNot' || operator === 'isNoneOf' ? not(isOne) : isOne;
}

export function isOneOf(column: RawBuilder<unknown>, chosen: readonly string[]): ContactCondition {
  return chosen.length === 1
    ? sql<SqlBool>`${column} = ${chosen[0]}`
    : sql<SqlBool>`${column} = any (${chosen}::text[])`;
}

/** A list criterion of the brand with one or several choices; the options of all criteria are in one column. */
export function optionsRule(rule: RuleFilter, criterion: number): ContactCondition {
  const { operator } = rule;
  const isFilled = sql<SqlBool>`${criterion}::integer = any (contact.filled)`;
  if (operator === 'isEmpty') return not(isFilled);
  if (operator === 'isNotEmpty') return isFilled;
  const hasOne = hasOneOf(ruleValues(rule).map(Number));
  return operator === 'isNot' || operator === 'isNoneOf' ? not(hasOne) : hasOne;
}

/** Looking for one number in a list takes half the time of holding two lists against each other. */
const FEW = 3;

function hasOneOf(options: readonly number[]): ContactCondition {
  return options.length <= FEW
    ? anyOf(options.map((option) => sql<SqlBool>`${option}::integer = any (contact.options)`))
    : sql<SqlBool>`contact.options && ${options}::integer[]`;
}

import {
  type Answer,
  type Condition,
  conditionsHold,
} from '#modules/leads/contract/forms/condition.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';

/** Answers by field key for rules; only fields that applied. */
export function answerLookup(
  answered: readonly AnsweredField<{ key: string }>[],
): (key: string) => Answer {
  const values = new Map(answered.map(({ field, value }) => [field.key, value]));
  return (key) => values.get(key);
}

/** In their order; a rule without conditions always fits. */
export function fittingRules<Rule extends { when: readonly Condition[] }>(
  rules: readonly Rule[],
  answerOf: (key: string) => Answer,
): Rule[] {
  return rules.filter(({ when }) => conditionsHold(when, answerOf));
}

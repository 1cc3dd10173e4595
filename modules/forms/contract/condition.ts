import type { ConditionOperator } from './field-types.ts';

/** `occasion in professional, gift`: a condition on another answer. Without zod, for the widget. */
export interface Condition {
  /** Key of the other field. */
  field: string;
  operator: ConditionOperator;
  /** One value for equals and not_equals. A consent is `yes` or `no`. */
  values: readonly string[];
}

/** An answer for comparison: one value, several, or none. */
export type Answer = string | readonly string[] | boolean | number | null | undefined;

/** All conditions must hold. A missing answer equals no value. */
export function conditionsHold(
  conditions: readonly Condition[],
  answerOf: (field: string) => Answer,
): boolean {
  return conditions.every((condition) => holds(condition, answerOf(condition.field)));
}

function holds({ operator, values }: Condition, answer: Answer): boolean {
  const given = valuesOf(answer);
  const isAmong = given.some((value) => values.some((one) => alike(one, value)));
  return operator === 'not_equals' ? !isAmong : isAmong;
}

function valuesOf(answer: Answer): string[] {
  if (answer === null || answer === undefined || answer === '') return [];
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no'];
  return typeof answer === 'object' ? [...answer] : [String(answer)];
}

function alike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

import { type AskedField, ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { askedField } from './asked-field.ts';
import type { RuleContext } from './rule-sql.ts';

/** Rules that are kept speak of what there is, and are finished; what is wrong is told at its place [PH-03]. */
export function checkRules(rules: RuleGroup, context: RuleContext): void {
  const faults = faultsOf(rules, 'body.rules.filters', context);
  if (faults.length > 0) throw invalidInput(faults);
}

/**
 * Rules that are only counted or searched by may be unfinished, as in a builder; a wrong one is refused at its place, since
 * without it the answer would be everybody. What is gone by now is no fault: it fits nobody.
 */
export function checkAskedRules(rules: RuleGroup, place: string, context: RuleContext): void {
  const faults = faultsOf(rules, place, context, ({ kind }) => ({ kind }));
  const wrong = faults.filter(({ code }) => code !== 'required');
  if (wrong.length > 0) throw invalidInput(wrong);
}

function faultsOf(
  group: RuleGroup,
  place: string,
  context: RuleContext,
  judged: (field: AskedField) => AskedField = (field) => field,
): FieldError[] {
  return group.filters.flatMap((rule, index) => {
    const here = `${place}.${index}`;
    if (isRuleGroup(rule)) return faultsOf(rule, `${here}.filters`, context, judged);
    const field = askedField(rule.field, context);
    const fault = ruleFault(rule, field && judged(field));
    return fault ? [{ field: `${here}.${fault.at}`, code: fault.code }] : [];
  });
}

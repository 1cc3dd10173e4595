import { ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { askedField } from './asked-field.ts';
import type { RuleContext } from './rule-sql.ts';

/** Rules that are kept speak of what there is, and are finished; what is wrong is told at its place [PH-03]. */
export function checkRules(rules: RuleGroup, context: RuleContext): void {
  const faults = faultsOf(rules, 'body.rules', context);
  if (faults.length > 0) throw invalidInput(faults);
}

function faultsOf(group: RuleGroup, place: string, context: RuleContext): FieldError[] {
  return group.filters.flatMap((rule, index) => {
    const here = `${place}.filters.${index}`;
    if (isRuleGroup(rule)) return faultsOf(rule, here, context);
    const fault = ruleFault(rule, askedField(rule.field, context));
    return fault ? [{ field: `${here}.${fault.at}`, code: fault.code }] : [];
  });
}

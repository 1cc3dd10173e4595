import { type RuleFieldSpec, ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { findRuleFieldSpec } from './find-rule-field-spec.ts';
import type { RuleContext } from './rule-sql.ts';

/** Saved rules must be complete and refer to existing objects; errors are returned by path [PH-03]. */
export function checkRules(rules: RuleGroup, context: RuleContext): void {
  const faults = faultsOf(rules, 'body.rules.filters', context);
  if (faults.length > 0) throw invalidInput(faults);
}

/**
 * Rules that are only counted or searched may be unfinished, but invalid ones are refused, because without them all
 * contacts would match. Deleted objects are no error: they match no contact.
 */
export function checkDraftRules(rules: RuleGroup, place: string, context: RuleContext): void {
  const faults = faultsOf(rules, place, context, ({ kind }) => ({ kind }));
  const wrong = faults.filter(({ code }) => code !== 'required');
  if (wrong.length > 0) throw invalidInput(wrong);
}

function faultsOf(
  group: RuleGroup,
  place: string,
  context: RuleContext,
  judged: (field: RuleFieldSpec) => RuleFieldSpec = (field) => field,
): FieldError[] {
  return group.filters.flatMap((rule, index) => {
    const here = `${place}.${index}`;
    if (isRuleGroup(rule)) return faultsOf(rule, `${here}.filters`, context, judged);
    const field = findRuleFieldSpec(rule.field, context);
    const fault = ruleFault(rule, field && judged(field));
    return fault ? [{ field: `${here}.${fault.at}`, code: fault.code }] : [];
  });
}

import { type RuleFieldSpec, ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import {
  isSuiteField,
  SUITE_CHOICES,
  SUITE_FIELDS,
} from '#modules/profile-hub/contract/rule-fields.ts';
import { isRuleGroup, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { CriteriaIndex, KnownCriterion } from '../criteria/criteria-index.ts';

const COUNTRIES = new Set<string | number>(COUNTRY_CODES);
const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;

/** Data to check a rule: the brand's criteria and the segments that it may refer to. */
export interface RuleFieldContext {
  book: CriteriaIndex;
  /** Whether a rule may refer to it: a temporary segment expires and would break the rule. */
  knows: (id: string) => boolean;
}

/** Field of a rule: a criterion of the brand, active or not, or suite data. */
export function findRuleFieldSpec(
  field: string,
  context: RuleFieldContext,
): RuleFieldSpec | undefined {
  if (isSuiteField(field)) {
    const kind = SUITE_FIELDS[field];
    const choices = SUITE_CHOICES[field];
    if (kind === 'segment') return { kind, allows: (id) => context.knows(String(id)) };
    return { kind, ...(choices && { allows: (value) => choices.includes(String(value)) }) };
  }
  const criterion = context.book.bySlug(field);
  return criterion && criterionFieldSpec(criterion);
}

function criterionFieldSpec({ kind, type, options }: KnownCriterion): RuleFieldSpec {
  const ids = new Set(options.map(({ id }) => id));
  const isOption = (value: string | number) => ids.has(value);
  switch (kind) {
    case 'options':
      return { kind: type === 'closedMultiple' ? 'list' : 'choice', allows: isOption };
    case 'choice':
      return { kind: 'choice', allows: isOption };
    case 'country':
      return { kind: 'choice', allows: (code) => COUNTRIES.has(code) };
    case 'locale':
      return { kind: 'choice', allows: (code) => LANGUAGE.test(String(code)) };
    case 'consent':
    case 'day':
      return { kind };
    default:
      return { kind: 'text' };
  }
}

/** Saved rules must be complete and refer to existing objects; errors are returned by path [PH-03]. */
export function checkRules(rules: RuleGroup, context: RuleFieldContext): void {
  const faults = faultsOf(rules, 'body.rules.filters', context);
  if (faults.length > 0) throw invalidInput(faults);
}

/**
 * Rules that are only counted or searched may be unfinished, but invalid ones are refused, because without them all
 * contacts would match. Deleted objects are no error: they match no contact.
 */
export function checkDraftRules(rules: RuleGroup, place: string, context: RuleFieldContext): void {
  const faults = faultsOf(rules, place, context, ({ kind }) => ({ kind }));
  const wrong = faults.filter(({ code }) => code !== 'required');
  if (wrong.length > 0) throw invalidInput(wrong);
}

function faultsOf(
  group: RuleGroup,
  place: string,
  context: RuleFieldContext,
  checkedField: (field: RuleFieldSpec) => RuleFieldSpec = (field) => field,
): FieldError[] {
  return group.filters.flatMap((rule, index) => {
    const here = `${place}.${index}`;
    if (isRuleGroup(rule)) return faultsOf(rule, `${here}.filters`, context, checkedField);
    const field = findRuleFieldSpec(rule.field, context);
    const fault = ruleFault(rule, field && checkedField(field));
    return fault ? [{ field: `${here}.${fault.at}`, code: fault.code }] : [];
  });
}

import { z } from 'zod';
import { isUuid } from '#platform/contract/ids.ts';
import { LAST_DAYS_LIMIT } from './limits.ts';
import { OPERATORS_OF_KIND, type RuleKind, type RuleOperator, valueForm } from './rule-fields.ts';
import { type RuleFilter, ruleValues } from './segment-rule.ts';

/** The data of a field that validation of a rule needs. */
export interface RuleFieldSpec {
  kind: RuleKind;
  /** Undefined if any well-formed value is allowed. */
  allows?: (value: string | number) => boolean;
}

export interface RuleFault {
  at: 'field' | 'operator' | 'value';
  code: string;
}

/** Consent states other than yes and no: withdrawn, and requested but not given. */
const CONSENT_VALUES = ['withdrawn', 'refused'] as const;

/** Why a rule is invalid: it is unfinished or refers to something that does not exist [PH-03]. */
export function ruleFault(
  rule: RuleFilter,
  field: RuleFieldSpec | undefined,
): RuleFault | undefined {
  if (rule.field === '') return { at: 'field', code: 'required' };
  if (!field) return { at: 'field', code: 'choice' };
  const operators: readonly RuleOperator[] = OPERATORS_OF_KIND[field.kind];
  if (!operators.includes(rule.operator)) return { at: 'operator', code: 'choice' };
  const code = valueFault(rule, field);
  return code === undefined ? undefined : { at: 'value', code };
}

function valueFault(rule: RuleFilter, field: RuleFieldSpec): string | undefined {
  const form = valueForm(rule.operator);
  if (form === 'none') return undefined;
  const values = ruleValues(rule);
  if (values.length === 0 || values.every((value) => String(value).trim() === ''))
    return 'required';
  if (form === 'days') return isDays(rule.value) ? undefined : 'days';
  const isMany = Array.isArray(rule.value);
  const wantsMany = form === 'several' || form === 'range';
  // "Contains one of several" equals "is one of" for a list.
  const takesEither = field.kind === 'list' && rule.operator === 'contains';
  if (isMany !== wantsMany && !takesEither) return 'invalid';
  const fault = values.map((value) => itemFault(value, field)).find((code) => code !== undefined);
  if (fault !== undefined || form !== 'range') return fault;
  const [first, last] = values;
  if (values.length !== 2 || first === undefined || last === undefined) return 'invalid';
  return first <= last ? undefined : 'rangeOrder';
}

function itemFault(value: string | number | boolean, field: RuleFieldSpec): string | undefined {
  switch (field.kind) {
    case 'consent':
      return typeof value === 'boolean' || CONSENT_VALUES.some((word) => word === value)
        ? undefined
        : 'choice';
    case 'day':
    case 'moment':
    case 'last':
      return typeof value === 'string' && isDay(value) ? undefined : 'day';
    case 'number':
    case 'grade':
      return typeof value === 'number' && Math.abs(value) <= 1_000_000 ? undefined : 'invalid';
    case 'text':
      return typeof value === 'string' ? undefined : 'invalid';
    case 'segment':
      return typeof value === 'string' && isUuid(value) && isAllowed(value, field)
        ? undefined
        : 'choice';
    default:
      return typeof value !== 'boolean' && isAllowed(value, field) ? undefined : 'choice';
  }
}

function isAllowed(value: string | number, { allows }: RuleFieldSpec): boolean {
  return allows === undefined || allows(value);
}

/** Days of birth may precede the first year of other dates. */
function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success && value >= '1800' && value < '9999';
}

function isDays(value: unknown): boolean {
  return (
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LAST_DAYS_LIMIT
  );
}

import type { RuleFieldSpec } from '#modules/profile-hub/contract/rule-fault.ts';
import {
  isSuiteField,
  SUITE_CHOICES,
  SUITE_FIELDS,
} from '#modules/profile-hub/contract/suite-fields.ts';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import type { KnownCriterion } from '../criteria/criteria-index.ts';
import type { RuleContext } from './rule-sql.ts';

const COUNTRIES = new Set<string | number>(COUNTRY_CODES);
const LANGUAGE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;

/** Field of a rule: a criterion of the brand, active or not, or suite data. */
export function findRuleFieldSpec(field: string, context: RuleContext): RuleFieldSpec | undefined {
  if (isSuiteField(field)) {
    const kind = SUITE_FIELDS[field];
    const choices = SUITE_CHOICES[field];
    if (kind === 'segment') return { kind, allows: (id) => context.knows(String(id)) };
    return { kind, ...(choices && { allows: (value) => choices.includes(String(value)) }) };
  }
  const criterion = context.book.bySlug(field);
  return criterion && askedCriterion(criterion);
}

function askedCriterion({ kind, type, options }: KnownCriterion): RuleFieldSpec {
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

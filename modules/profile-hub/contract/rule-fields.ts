import { CONTACT_ORIGINS } from './contact.ts';

/** Comparison of a segment rule [PH-03]. `between` includes both days. */
export const RULE_OPERATORS = [
  'is',
  'isNot',
  'contains',
  'startsWith',
  'isEmpty',
  'isNotEmpty',
  'isOneOf',
  'isNoneOf',
  'before',
  'after',
  'withinLast',
  'between',
  'atLeast',
  'atMost',
] as const;
export type RuleOperator = (typeof RULE_OPERATORS)[number];

/**
 * Type of the field of a rule. `list` can have several options, `event` occurred with an object (a product, a short URL, an import),
 * `last` is the latest occurrence, `grade` is the grade of any review.
 */
export const RULE_KINDS = [
  'text',
  'choice',
  'list',
  'consent',
  'day',
  'moment',
  'number',
  'event',
  'last',
  'grade',
  'segment',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

const OF_CHOICE = ['is', 'isNot', 'isOneOf', 'isNoneOf'] as const;
const OF_FILLED = ['isNotEmpty', 'isEmpty'] as const;
const OF_TIME = ['after', 'before', 'between', 'withinLast', 'is', 'isNot'] as const;
const OF_NUMBER = ['atLeast', 'atMost', 'between', 'is'] as const;

/** The first operator is the default of a new rule. */
export const OPERATORS_OF_KIND = {
  text: ['contains', 'startsWith', ...OF_CHOICE, ...OF_FILLED],
  choice: [...OF_CHOICE, ...OF_FILLED],
  list: ['contains', 'isOneOf', 'isNoneOf', ...OF_FILLED],
  consent: ['is', 'isNot', ...OF_FILLED],
  day: [...OF_TIME, ...OF_FILLED],
  moment: OF_TIME,
  number: OF_NUMBER,
  event: [...OF_FILLED, ...OF_CHOICE],
  last: [...OF_TIME, ...OF_FILLED],
  grade: [...OF_NUMBER, ...OF_FILLED],
  segment: OF_CHOICE,
} as const satisfies Record<RuleKind, readonly [RuleOperator, ...RuleOperator[]]>;

/** Operand of an operator: none, one value, several, two bounds, or a number of days. */
export type ValueForm = 'none' | 'one' | 'several' | 'range' | 'days';

export function valueForm(operator: RuleOperator): ValueForm {
  switch (operator) {
    case 'isEmpty':
    case 'isNotEmpty':
      return 'none';
    case 'isOneOf':
    case 'isNoneOf':
      return 'several';
    case 'between':
      return 'range';
    case 'withinLast':
      return 'days';
    default:
      return 'one';
  }
}

/** Furthest state of a lead. */
export const LEAD_STATES = ['lead', 'accepted', 'sale', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/**
 * Rule fields besides criteria, which use their slug. They begin with @, which no slug does. `@segment` is another
 * segment, `@import` an import of the brand, the others are suite data.
 */
export const SUITE_FIELDS = {
  '@created': 'moment',
  '@activity': 'moment',
  '@known': 'number',
  '@origin': 'choice',
  '@import': 'event',
  '@segment': 'segment',
  '@touchpoint': 'event',
  '@scan': 'event',
  '@lastScan': 'last',
  '@lead': 'event',
  '@leadStatus': 'event',
  '@lastLead': 'last',
  '@bought': 'event',
  '@sale': 'last',
  '@reviewGrade': 'grade',
  '@lastReview': 'last',
} as const satisfies Record<`@${string}`, RuleKind>;
export type SuiteField = keyof typeof SUITE_FIELDS;

/** Fields whose choices the suite defines. */
export const SUITE_CHOICES: Partial<Record<SuiteField, readonly string[]>> = {
  '@origin': CONTACT_ORIGINS,
  '@leadStatus': LEAD_STATES,
};

export function isSuiteField(field: string): field is SuiteField {
  return Object.hasOwn(SUITE_FIELDS, field);
}

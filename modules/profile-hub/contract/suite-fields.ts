import { CONTACT_ORIGINS } from './contact.ts';
import type { RuleKind } from './rule-operators.ts';

/** What a lead has come to. */
export const LEAD_STATES = ['lead', 'accepted', 'sale', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/**
 * What is asked of a contact beside its criteria, which are named by their slug. These begin with @, which no slug does.
 * `@segment` is another segment, `@import` one of the brand's imports, the others what the suite knows.
 */
export const SUITE_FIELDS = {
  '@created': 'moment',
  '@activity': 'moment',
  '@known': 'number',
  '@origin': 'choice',
  '@import': 'event',
  '@segment': 'segment',
  '@scan': 'event',
  '@lastScan': 'last',
  '@lead': 'event',
  '@leadStatus': 'event',
  '@lastLead': 'last',
  '@sale': 'last',
  '@reviewGrade': 'grade',
  '@lastReview': 'last',
} as const satisfies Record<`@${string}`, RuleKind>;
export type SuiteField = keyof typeof SUITE_FIELDS;

/** Those whose choices are words of the suite. */
export const SUITE_CHOICES: Partial<Record<SuiteField, readonly string[]>> = {
  '@origin': CONTACT_ORIGINS,
  '@leadStatus': LEAD_STATES,
};

export function isSuiteField(field: string): field is SuiteField {
  return Object.hasOwn(SUITE_FIELDS, field);
}

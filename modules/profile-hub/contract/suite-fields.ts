import { CONTACT_ORIGINS } from './contact.ts';
import type { RuleKind } from './rule-operators.ts';

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

/** Fields whose choices the suite defines. */
export const SUITE_CHOICES: Partial<Record<SuiteField, readonly string[]>> = {
  '@origin': CONTACT_ORIGINS,
  '@leadStatus': LEAD_STATES,
};

export function isSuiteField(field: string): field is SuiteField {
  return Object.hasOwn(SUITE_FIELDS, field);
}

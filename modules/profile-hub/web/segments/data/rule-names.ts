import { useCallback } from 'react';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type {
  LeadState,
  RuleKind,
  RuleOperator,
  SuiteField,
} from '#modules/profile-hub/contract/rule-fields.ts';
import { GENDERS, type Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export const SUITE_FIELD_NAMES = {
  '@created': 'profile-hub:segment.field.created',
  '@activity': 'profile-hub:segment.field.activity',
  '@known': 'profile-hub:segment.field.known',
  '@origin': 'profile-hub:segment.field.origin',
  '@import': 'profile-hub:segment.field.import',
  '@segment': 'profile-hub:segment.field.segment',
  '@touchpoint': 'profile-hub:segment.field.touchpoint',
  '@scan': 'profile-hub:segment.field.scan',
  '@lastScan': 'profile-hub:segment.field.lastScan',
  '@lead': 'profile-hub:segment.field.lead',
  '@leadStatus': 'profile-hub:segment.field.leadStatus',
  '@lastLead': 'profile-hub:segment.field.lastLead',
  '@bought': 'profile-hub:segment.field.bought',
  '@sale': 'profile-hub:segment.field.sale',
  '@reviewGrade': 'profile-hub:segment.field.reviewGrade',
  '@lastReview': 'profile-hub:segment.field.lastReview',
} as const satisfies Record<SuiteField, string>;

const OPERATOR_NAMES = {
  is: 'profile-hub:segment.operator.is',
  isNot: 'profile-hub:segment.operator.isNot',
  contains: 'profile-hub:segment.operator.contains',
  startsWith: 'profile-hub:segment.operator.startsWith',
  isEmpty: 'profile-hub:segment.operator.isEmpty',
  isNotEmpty: 'profile-hub:segment.operator.isNotEmpty',
  isOneOf: 'profile-hub:segment.operator.isOneOf',
  isNoneOf: 'profile-hub:segment.operator.isNoneOf',
  before: 'profile-hub:segment.operator.before',
  after: 'profile-hub:segment.operator.after',
  withinLast: 'profile-hub:segment.operator.withinLast',
  between: 'profile-hub:segment.operator.between',
  atLeast: 'profile-hub:segment.operator.atLeast',
  atMost: 'profile-hub:segment.operator.atMost',
} as const satisfies Record<RuleOperator, string>;

const ORIGIN_NAMES = {
  manual: 'profile-hub:segment.origin.manual',
  import: 'profile-hub:segment.origin.import',
  answer: 'profile-hub:segment.origin.answer',
  lead: 'profile-hub:segment.origin.lead',
  api: 'profile-hub:segment.origin.api',
} as const satisfies Record<ContactOrigin, string>;

const LEAD_STATE_NAMES = {
  lead: 'profile-hub:segment.leadState.lead',
  accepted: 'profile-hub:segment.leadState.accepted',
  sale: 'profile-hub:segment.leadState.sale',
  lost: 'profile-hub:segment.leadState.lost',
} as const satisfies Record<LeadState, string>;

const GENDER_NAMES = {
  female: 'profile-hub:gender.female',
  male: 'profile-hub:gender.male',
  other: 'profile-hub:gender.other',
} as const satisfies Record<Gender, string>;

export function useOperatorName() {
  const { t } = useTranslation();
  return useCallback(
    (kind: RuleKind, operator: RuleOperator): string => {
      // "Is empty" is not offered for scanned products, because a product exists or not.
      if (kind === 'event' && operator === 'isEmpty') return t('profile-hub:segment.operator.none');
      if (kind === 'event' && operator === 'isNotEmpty')
        return t('profile-hub:segment.operator.any');
      return t(OPERATOR_NAMES[operator]);
    },
    [t],
  );
}

/** Labels of choices that the suite defines. */
export function useChoiceNames() {
  const { t } = useTranslation();
  return useCallback(
    (field: string, value: string): string => {
      if (field === 'gender' && GENDERS.some((gender) => gender === value))
        return t(GENDER_NAMES[value as Gender]);
      if (field === '@origin') return t(ORIGIN_NAMES[value as ContactOrigin]);
      if (field === '@leadStatus') return t(LEAD_STATE_NAMES[value as LeadState]);
      return value;
    },
    [t],
  );
}

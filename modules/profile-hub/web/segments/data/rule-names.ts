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

export function useOperatorName() {
  const { t } = useTranslation();
  return useCallback(
    (kind: RuleKind, operator: RuleOperator): string => {
      // "Is empty" is not offered for scanned products, because a product exists or not.
      if (kind === 'event' && operator === 'isEmpty') return t('profile-hub:segment.operator.none');
      if (kind === 'event' && operator === 'isNotEmpty')
        return t('profile-hub:segment.operator.any');
      return t(`profile-hub:segment.operator.${operator}`);
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
        return t(`profile-hub:gender.${value as Gender}`);
      if (field === '@origin') return t(`profile-hub:segment.origin.${value as ContactOrigin}`);
      if (field === '@leadStatus') return t(`profile-hub:segment.leadState.${value as LeadState}`);
      return value;
    },
    [t],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import { valueForm } from '#modules/profile-hub/contract/rule-operators.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { NamedField } from './use-rule-fields.ts';

export const CONSENT_NAMES = {
  true: 'profile-hub:segment.consent.yes',
  false: 'profile-hub:segment.consent.no',
  withdrawn: 'profile-hub:segment.consent.withdrawn',
  refused: 'profile-hub:segment.consent.refused',
} as const;

/** Display text of a rule's values: Germany, Austria or Norway. */
export function useRuleValueText() {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { locale } = useLanguage();
  return useCallback(
    (rule: RuleFilter, field: NamedField): string => {
      const words = ruleValues(rule).map((value) => {
        const key = String(value);
        if (field.kind === 'consent' && Object.hasOwn(CONSENT_NAMES, key))
          return t(CONSENT_NAMES[key as keyof typeof CONSENT_NAMES]);
        if (rule.operator === 'withinLast')
          return t('profile-hub:segment.days', { count: Number(value) });
        if (field.kind === 'day' || field.kind === 'moment' || field.kind === 'last')
          return date(key);
        if (typeof value === 'number' && (field.kind === 'number' || field.kind === 'grade'))
          return number(value);
        return field.options.find((option) => option.value === key)?.label ?? key;
      });
      const type = valueForm(rule.operator) === 'range' ? 'conjunction' : 'disjunction';
      return new Intl.ListFormat(locale === 'en' ? 'en-GB' : languageTag(locale), { type }).format(
        words,
      );
    },
    [t, date, number, locale],
  );
}

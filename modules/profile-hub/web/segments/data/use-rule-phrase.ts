import { useTranslation } from 'react-i18next';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import type { NamedField } from './use-rule-fields.ts';
import { useValueWords } from './use-value-words.ts';

const CONSENT_PHRASES = {
  optin_email: {
    true: 'profile-hub:segment.phrase.mayEmail',
    false: 'profile-hub:segment.phrase.mayNotEmail',
  },
  optin_phone: {
    true: 'profile-hub:segment.phrase.mayCall',
    false: 'profile-hub:segment.phrase.mayNotCall',
  },
  optin_partners: {
    true: 'profile-hub:segment.phrase.mayShare',
    false: 'profile-hub:segment.phrase.mayNotShare',
  },
} as const;

/** What a rule about consent or country says of contacts in words: “who may be emailed”, “in Germany or Austria”. */
export function useRulePhrase() {
  const { t } = useTranslation();
  const valueWords = useValueWords();
  return (rule: RuleFilter, field: NamedField): string | undefined => {
    if (Object.hasOwn(CONSENT_PHRASES, rule.field) && typeof rule.value === 'boolean') {
      const phrases = CONSENT_PHRASES[rule.field as keyof typeof CONSENT_PHRASES];
      return rule.operator === 'is' ? t(phrases[`${rule.value}`]) : undefined;
    }
    if (rule.field !== 'country') return undefined;
    const countries = valueWords(rule, field);
    if (rule.operator === 'is' || rule.operator === 'isOneOf')
      return t('profile-hub:segment.phrase.inCountry', { countries });
    if (rule.operator === 'isNot' || rule.operator === 'isNoneOf')
      return t('profile-hub:segment.phrase.notInCountry', { countries });
    return undefined;
  };
}

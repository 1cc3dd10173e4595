import { useTranslation } from 'react-i18next';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import { valueForm } from '#modules/profile-hub/contract/rule-operators.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useOperatorName } from './rule-names.ts';
import type { NamedField } from './use-rule-fields.ts';
import { useRuleValueText } from './use-rule-value-text.ts';

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

const TIME_PHRASES = {
  '@lastScan': 'profile-hub:segment.phrase.lastScan',
  '@lastLead': 'profile-hub:segment.phrase.lastLead',
  '@sale': 'profile-hub:segment.phrase.sale',
  '@lastReview': 'profile-hub:segment.phrase.lastReview',
  '@activity': 'profile-hub:segment.phrase.activity',
  '@created': 'profile-hub:segment.phrase.created',
} as const;

/** A rule as part of a sentence: "in Germany or Austria", "whose last scan was in the last 90 days". */
export function useRulePhrase() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const valueWords = useRuleValueText();
  const operatorName = useOperatorName();

  const timeOf = (rule: RuleFilter): string | undefined => {
    const [from = '', to = ''] = ruleValues(rule);
    switch (rule.operator) {
      case 'withinLast':
        return t('profile-hub:segment.time.withinLast', { count: Number(from) });
      case 'after':
        return t('profile-hub:segment.time.after', { from: date(String(from)) });
      case 'before':
        return t('profile-hub:segment.time.before', { from: date(String(from)) });
      case 'between':
        return t('profile-hub:segment.time.between', {
          from: date(String(from)),
          to: date(String(to)),
        });
      default:
        return undefined;
    }
  };

  return (rule: RuleFilter, field: NamedField): string => {
    const { operator } = rule;
    if (operator === 'isEmpty')
      return t('profile-hub:segment.phrase.unknown', { field: field.name });
    if (operator === 'isNotEmpty')
      return t('profile-hub:segment.phrase.known', { field: field.name });
    if (isPlainConsent(rule))
      return t(
        CONSENT_PHRASES[rule.field as keyof typeof CONSENT_PHRASES][rule.value ? 'true' : 'false'],
      );
    const time = Object.hasOwn(TIME_PHRASES, rule.field) ? timeOf(rule) : undefined;
    if (time !== undefined)
      return t(TIME_PHRASES[rule.field as keyof typeof TIME_PHRASES], { time });
    const values = valueWords(rule, field);
    const isOne = operator === 'is' || operator === 'isOneOf';
    const isChosen = isOne || operator === 'isNot' || operator === 'isNoneOf';
    if (rule.field === 'country' && isChosen)
      return isOne
        ? t('profile-hub:segment.phrase.inCountry', { countries: values })
        : t('profile-hub:segment.phrase.notInCountry', { countries: values });
    if (rule.field === '@segment' && isChosen)
      return isOne
        ? t('profile-hub:segment.phrase.inSegment', { values })
        : t('profile-hub:segment.phrase.notInSegment', { values });
    const has = isOne || (operator === 'contains' && field.kind === 'list');
    if (isOption(field) && (isChosen || has))
      return has
        ? t('profile-hub:segment.phrase.with', { values, field: field.name })
        : t('profile-hub:segment.phrase.without', { values, field: field.name });
    return t('profile-hub:segment.phrase.where', {
      field: field.name,
      operator: operatorName(field.kind, operator),
      values: valueForm(operator) === 'none' ? '' : values,
    });
  };
}

/** Rules that describe the contacts directly, before all others. */
export function isLeadingRule(rule: RuleFilter): boolean {
  return rule.field === 'country' || isPlainConsent(rule);
}

function isPlainConsent({ field, operator, value }: RuleFilter): boolean {
  return operator === 'is' && typeof value === 'boolean' && Object.hasOwn(CONSENT_PHRASES, field);
}

function isOption({ kind }: NamedField): boolean {
  return kind === 'choice' || kind === 'list' || kind === 'event' || kind === 'text';
}

import { useCallback, useMemo } from 'react';
import {
  listRuleFieldsCall,
  type RuleField,
} from '#modules/profile-hub/contract/count-segments.ts';
import { ruleFault } from '#modules/profile-hub/contract/rule-fault.ts';
import { isSuiteField, valueForm } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { SUITE_FIELD_NAMES, useChoiceNames } from './rule-names.ts';

/** Languages common among contacts of European brands; other languages are not offered here. */
const LANGUAGES =
  'ar bg ca cs da de el en es et eu fi fr gl hr hu is it ja ko lb lt lv mt nb nl nn no pl pt ro ru sk sl sq sr sv tr uk zh'.split(
    ' ',
  );

/** A rule field with localised names. */
export interface NamedField extends RuleField {
  name: string;
  options: { value: string; label: string; given: string | number }[];
}

export interface RuleFields {
  /** False until the fields are loaded. */
  areKnown: boolean;
  all: readonly NamedField[];
  of: (field: string) => NamedField | undefined;
  isFinished: (rule: RuleFilter) => boolean;
}

const NONE: RuleFields = {
  areKnown: false,
  all: [],
  of: () => undefined,
  isFinished: () => false,
};

export function useRuleFields(segmentId: string): RuleFields {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const countries = useCountryNames();
  const languages = useLanguageNames();
  const choiceNames = useChoiceNames();
  const { data } = useCall(listRuleFieldsCall, { query: { brandId, segment: segmentId } });
  return useMemo(() => {
    if (!data) return NONE;
    const nameOf = ({ field, label }: RuleField) => {
      if (label !== null) return label;
      const standard = standardCriterion(field);
      if (standard) return t(standard.label as 'profile-hub:standard.email');
      return isSuiteField(field) ? t(SUITE_FIELD_NAMES[field]) : field;
    };
    const optionsOf = (field: RuleField): NamedField['options'] => {
      if (field.field === 'country')
        return countries.options.map(({ value, label }) => ({ value, label, given: value }));
      if (field.field === 'locale') return languages;
      return field.choices.map(({ value, label }) => ({
        value: String(value),
        label: label ?? choiceNames(field.field, String(value)),
        given: value,
      }));
    };
    const all = data.fields.map((field) => ({
      ...field,
      name: nameOf(field),
      options: optionsOf(field),
    }));
    const byField = new Map(all.map((field) => [field.field, field]));
    const of = (field: string) => byField.get(field);
    const isFinished = (rule: RuleFilter) => ruleFault(rule, of(rule.field)) === undefined;
    return { areKnown: true, all, of, isFinished };
  }, [data, t, countries, languages, choiceNames]);
}

/** Language names in the user's language. */
function useLanguageNames(): { value: string; label: string; given: string }[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(locale);
    const names = new Intl.DisplayNames(tag, { type: 'language' });
    const { compare } = new Intl.Collator(tag);
    return LANGUAGES.map((value) => ({
      value,
      label: names.of(value) ?? value,
      given: value,
    })).sort((one, other) => compare(one.label, other.label));
  }, [locale]);
}

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
      const texts = ruleValues(rule).map((value) => {
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
        texts,
      );
    },
    [t, date, number, locale],
  );
}

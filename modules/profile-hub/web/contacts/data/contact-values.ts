import { useMemo } from 'react';
import { z } from 'zod';
import type {
  Contact,
  ContactValue,
  ContactValues,
} from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { TEXT_VALUE_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Form value of a criterion: a text, an option id or null, or several. */
export type FieldValue = string | string[] | null;
export type FieldValues = Record<string, FieldValue>;

/** Criteria editable in a form; consent is recorded elsewhere, with its proof. */
export function editableCriteria(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter(({ active, consent }) => active && !consent);
}

export function toFieldValue(criterion: Criterion, value: ContactValue | undefined): FieldValue {
  if (criterion.type === 'closedMultiple') return [value ?? []].flat().map(String);
  if (criterion.type === 'closedUnique' || isDay(criterion))
    return value === null || value === undefined ? null : String(value);
  return value === null || value === undefined ? '' : String(value);
}

export function toContactValues(
  contact: Contact | null,
  criteria: readonly Criterion[],
): FieldValues {
  return Object.fromEntries(
    criteria.map((criterion) => [
      criterion.slug,
      toFieldValue(criterion, contact?.criterias[criterion.slug]),
    ]),
  );
}

/** The value in the format of the call; empty becomes null. */
export function toContactValue({ type, source }: Criterion, value: FieldValue): ContactValue {
  if (Array.isArray(value)) return value.length > 0 ? value.map(Number) : null;
  if (value === null || value.trim() === '') return null;
  return type === 'closedUnique' && source !== 'GTR' ? Number(value) : value;
}

/** Only changed values, so that a concurrent editor's changes are not reverted. */
export function contactEdits(
  before: FieldValues,
  after: FieldValues,
  criteria: readonly Criterion[],
): ContactValues {
  return Object.fromEntries(
    criteria
      .filter(({ slug }) => JSON.stringify(before[slug]) !== JSON.stringify(after[slug]))
      .map((criterion) => [
        criterion.slug,
        toContactValue(criterion, after[criterion.slug] ?? null),
      ]),
  );
}

/** Validates the form like the call, as far as possible in a browser. */
export function contactFormSchema(criteria: readonly Criterion[]): z.ZodType {
  return z.object(Object.fromEntries(criteria.map((one) => [one.slug, schemaOf(one)])));
}

function schemaOf(criterion: Criterion): z.ZodType {
  const { slug, type, mandatory } = criterion;
  if (type === 'closedMultiple') return z.array(z.string()).min(mandatory ? 1 : 0);
  if (type === 'closedUnique' || isDay(criterion))
    return mandatory ? z.string().min(1) : z.string().nullable();
  const max = standardCriterion(slug)?.maxLength ?? TEXT_VALUE_MAX_LENGTH;
  const text = slug === 'email' ? email : line({ max });
  return mandatory ? line({ min: 1, max }).pipe(text) : z.union([z.literal(''), text]);
}

export function isDay({ slug }: Criterion): boolean {
  return standardCriterion(slug)?.kind === 'day';
}

/** Language names in the reader's language; contacts may have languages that the suite does not support. */
export function useLanguageNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    const nameOf = (tag: string) => names.of(tag) ?? tag;
    return { nameOf, options: LOCALES.map((value) => ({ value, label: nameOf(value) })) };
  }, [locale]);
}

/** Display text of a contact value; empty if there is none. */
export function useContactValueText(): (
  criterion: Criterion,
  value: ContactValue | undefined,
) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf: countryOf } = useCountryNames();
  const { nameOf: languageOf } = useLanguageNames();
  return useMemo(
    () => (criterion, value) => {
      if (value === null || value === undefined || value === '') return '';
      if (typeof value === 'boolean')
        return t(value ? 'profile-hub:contact.yes' : 'profile-hub:contact.no');
      const labelOf = (id: string | number) =>
        criterion.options.find((option) => option.id === id)?.label;
      if (Array.isArray(value)) return format.list(value.flatMap((id) => labelOf(id) ?? []));
      if (criterion.slug === 'country') return countryOf(String(value));
      if (criterion.slug === 'locale') return languageOf(String(value));
      if (criterion.slug === 'birthdate' && isIsoDate(String(value)))
        return format.date(String(value));
      return criterion.type === 'text' ? String(value) : (labelOf(value) ?? '');
    },
    [t, format, countryOf, languageOf],
  );
}

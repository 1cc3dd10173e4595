import type { ConsentPurpose } from '#modules/leads/contract/forms/field-types.ts';
import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { FormTranslations } from '#modules/leads/contract/forms/form-translations.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';
import type { GivenAnswer } from '#modules/leads/contract/intake/read-answer.ts';
import { SKUS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { countryNamed } from '#platform/server/imports/readers/country.ts';
import type { FieldValue, LeadIdentity } from '../tables/lead-tables.ts';

/** The data of a request, mapped to the fields of a lead. */
export interface LeadFacts {
  identity: LeadIdentity;
  /** Two-letter code; null if not answered or not recognized. */
  country: string | null;
  optin: Partial<Record<ConsentPurpose, boolean>>;
  /** The text displayed next to each consent. */
  wording: Partial<Record<ConsentPurpose, string>>;
  fieldsValues: FieldValue[];
  skus: string[];
  /** By the slug of the contact's criterion. */
  criteria: Record<string, GivenAnswer>;
}

export function leadFacts(
  answered: readonly AnsweredField<FormField>[],
  {
    skus,
    translations,
    locale,
  }: { skus: readonly string[]; translations: FormTranslations; locale: Locale },
): LeadFacts {
  const text = (key: string) =>
    translations.list[locale]?.[key] || translations.list[translations.defaultLocale]?.[key] || '';
  const facts: LeadFacts = {
    identity: {},
    country: null,
    optin: {},
    wording: {},
    fieldsValues: [],
    skus: [],
    criteria: {},
  };
  const products = [...skus];
  for (const { field, value } of answered) {
    const { key, purpose, identity, criterion } = field;
    const label = text(`field.${key}.label`);
    // A box that was shown and left open is an answer, too.
    if (field.type === 'consent' && purpose) {
      facts.optin[purpose] = value === true;
      facts.wording[purpose] = label;
    }
    if (value === null) continue;
    if (field.type === 'product') products.push(...[value].flat().map(String));
    if (identity) facts.identity[identity] = [value].flat().join(', ');
    if (criterion) facts.criteria[criterion] = value;
    facts.fieldsValues.push({
      slug: key,
      name: label || key,
      type: field.type,
      options: field.options.map((option) => ({
        key: option.key,
        name: text(`field.${key}.option.${option.key}`) || option.key,
      })),
      multiple: field.multiple,
      value,
    });
  }
  facts.skus = [...new Set(products)].slice(0, SKUS_LIMIT);
  const { country } = facts.identity;
  facts.country = (country && countryNamed(country)) || null;
  if (facts.country) facts.identity.country = facts.country;
  return facts;
}

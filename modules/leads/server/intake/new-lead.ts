import type { Selectable } from 'kysely';
import type { ConsentPurpose } from '#modules/forms/contract/field-types.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import type { AnsweredField } from '#modules/forms/contract/intake/lead-submission.ts';
import type { GivenAnswer } from '#modules/forms/contract/intake/read-answer.ts';
import type { AcceptedSubmission } from '#modules/forms/contract/lead-ports.ts';
import { SKUS_LIMIT } from '#modules/forms/contract/limits.ts';
import type { FormTranslations } from '#modules/forms/contract/texts/form-texts.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { countryNamed } from '#platform/server/imports/readers/cell-readers.ts';
import { toIdentityColumns } from '../leads/lead-identity.ts';
import type { RoutedLead } from '../routing/route-lead.ts';
import type { FieldValue, LeadIdentity } from '../tables/lead-tables.ts';
import type { LeadsTables } from '../tables.ts';

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
  /** By slug of the contact's criterion. */
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
    // An unticked box that was shown is an answer, too.
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

/** A validated submission before routing. */
export interface LeadRequest extends AcceptedSubmission {
  facts: LeadFacts;
}

/** All data of a lead before it is saved. */
export interface NewLead extends LeadRequest {
  routed: RoutedLead;
  /** Names of the first product. */
  names: Partial<Record<Locale, string>> | undefined;
}

/** Columns without a database default that are set at creation. */
type LeadColumns = Omit<
  Selectable<LeadsTables['leads.leads']>,
  | 'status'
  | 'owner'
  | 'price'
  | 'estimated_price'
  | 'price_source'
  | 'internal_note'
  | 'keeps'
  | 'reminded_on'
  | 'outcome_asked_at'
  | 'rejected'
  | 'lost_reason'
  | 'lost_words'
  | 'closed_by'
  | 'handled'
  | 'undoable'
  | 'accepted_at'
  | 'converted_at'
  | 'lost_at'
  | 'version'
  | 'visit_erased'
  | 'edited_version'
>;

/** Columns of a new lead. */
export function newLeadColumns(
  { form, submission, sender, locale, facts, routed }: NewLead,
  { id, at }: { id: string; at: Date },
): LeadColumns {
  return {
    client_id: form.clientId,
    id,
    form_id: form.id,
    form_version: form.version,
    submission_id: submission.submissionId,
    source: sender.source,
    location_id: routed.location?.id ?? null,
    country: routed.location?.country ?? facts.country,
    routing: routed.reason,
    ...toIdentityColumns(facts.identity),
    optin: facts.optin,
    wording: facts.wording,
    fields_values: facts.fieldsValues,
    skus: facts.skus,
    currency: form.settings.currency,
    tags: routed.tags,
    subscribers: routed.subscribers,
    observers: routed.observers,
    additional_data: submission.additionalData ?? {},
    metadata: {
      url: submission.url ?? null,
      userIp: sender.address,
      userAgent: sender.userAgent.slice(0, 500),
      widgetVersion: submission.widgetVersion ?? null,
      locale,
    },
    visit_id: submission.visitId ?? null,
    closes_at: daysAfter(at, form.settings.idleDaysNew),
    created_at: at,
    updated_at: at,
  };
}

import type { Selectable } from 'kysely';
import { daysAfter } from '../leads/days-after.ts';
import type { LeadsTables } from '../tables.ts';
import type { NewLead } from './new-lead.ts';

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

/** A lead as it comes in. */
export function newLeadColumns(
  { form, submission, sender, locale, facts, routed }: NewLead,
  { id, at }: { id: string; at: Date },
): LeadColumns {
  const { identity } = facts;
  return {
    client_id: form.client_id,
    id,
    form_id: form.id,
    form_version: form.version,
    submission_id: submission.submissionId,
    source: sender.source,
    location_id: routed.location?.id ?? null,
    country: routed.location?.country ?? facts.country,
    routing: routed.reason,
    firstname: identity.firstname ?? null,
    lastname: identity.lastname ?? null,
    email: identity.email ?? null,
    phone: identity.phone ?? null,
    gender: identity.gender ?? null,
    address: identity.address ?? null,
    zip: identity.zip ?? null,
    city: identity.city ?? null,
    identity_country: identity.country ?? null,
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

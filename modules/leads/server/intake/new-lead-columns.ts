import type { Insertable } from 'kysely';
import type { LeadsTables } from '../tables.ts';
import type { NewLead } from './new-lead.ts';

/** A lead as it comes in. */
export function newLeadColumns(
  { form, submission, sender, locale, facts, routed }: NewLead,
  { id, at }: { id: string; at: Date },
): Insertable<LeadsTables['leads.leads']> {
  const { identity } = facts;
  return {
    client_id: form.client_id,
    id,
    form_id: form.id,
    form_version: form.version,
    submission_id: submission.submissionId,
    source: sender.source,
    location_id: routed.location?.id ?? null,
    country: routed.location?.country ?? identity.country ?? null,
    routing: JSON.stringify(routed.reason),
    firstname: identity.firstname ?? null,
    lastname: identity.lastname ?? null,
    email: identity.email ?? null,
    phone: identity.phone ?? null,
    gender: identity.gender ?? null,
    address: identity.address ?? null,
    zip: identity.zip ?? null,
    city: identity.city ?? null,
    identity_country: identity.country ?? null,
    optin: JSON.stringify(facts.optin),
    wording: JSON.stringify(facts.wording),
    fields_values: JSON.stringify(facts.fieldsValues),
    skus: facts.skus,
    currency: form.settings.currency,
    tags: routed.tags,
    subscribers: JSON.stringify(routed.subscribers),
    observers: JSON.stringify(routed.observers),
    additional_data: JSON.stringify(submission.additionalData ?? {}),
    metadata: JSON.stringify({
      url: submission.url ?? null,
      userIp: sender.address,
      userAgent: sender.userAgent.slice(0, 500),
      widgetVersion: submission.widgetVersion ?? null,
      locale,
    }),
    visit_id: submission.visitId ?? null,
    created_at: at,
    updated_at: at,
  };
}

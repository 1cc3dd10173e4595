import type { z } from 'zod';
import type { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { NewLead } from './new-lead.ts';

/** What the other modules are told of a request. */
export function newLeadEvent(
  { form, submission, locale, facts, routed, names }: NewLead,
  { id, at }: { id: string; at: Date },
): z.input<typeof leadCreated.payload> {
  const { identity, optin, wording } = facts;
  return {
    leadId: id,
    at: at.toISOString(),
    visitId: submission.visitId ?? null,
    landedAt: submission.landedAt ?? null,
    form: form.name,
    formId: form.id,
    locale,
    sku: facts.skus[0] ?? null,
    product: names?.[locale] ?? Object.values(names ?? {})[0] ?? null,
    location: routed.location?.name ?? null,
    identity: {
      email: identity.email ?? null,
      phone: identity.phone ?? null,
      firstname: identity.firstname ?? null,
      lastname: identity.lastname ?? null,
      gender: identity.gender ?? null,
      address: identity.address ?? null,
      zip: identity.zip ?? null,
      city: identity.city ?? null,
      country: identity.country ?? null,
    },
    criteria: facts.criteria,
    optin: {
      email: optin.email ?? null,
      phone: optin.phone ?? null,
      partners: optin.partners ?? null,
    },
    wording: {
      email: wording.email ?? null,
      phone: wording.phone ?? null,
      partners: wording.partners ?? null,
    },
  };
}

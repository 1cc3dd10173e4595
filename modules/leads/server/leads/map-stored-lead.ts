import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { formatPhone } from '#platform/server/phone/format-phone.ts';
import type { LeadToChange } from './change-lead.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The part of a lead that comes from its row alone, in contract form. */
export function mapStoredLead(
  lead: LeadToChange,
  aboutFile: (fileId: string) => { url: string; size?: number },
): Omit<
  Lead,
  | 'form'
  | 'products'
  | 'town'
  | 'location'
  | 'distanceKm'
  | 'noted'
  | 'actions'
  | 'undoes'
  | 'links'
  | 'historyCount'
> {
  const moment = (date: Date | null) => date?.toISOString() ?? null;
  const goal = lead.settings.answerGoalHours * HOUR_MS;
  return {
    id: lead.id,
    formId: lead.form_id,
    status: lead.status,
    owner: lead.owner,
    createdAt: lead.created_at.toISOString(),
    acceptedAt: moment(lead.accepted_at),
    convertedAt: moment(lead.converted_at),
    lostAt: moment(lead.lost_at),
    lostReason: lead.lost_reason,
    closesAt: moment(lead.closes_at),
    answerBy:
      lead.status === 'new' ? new Date(lead.created_at.getTime() + goal).toISOString() : null,
    price: lead.price,
    estimatedPrice: lead.estimated_price,
    currency: lead.currency,
    tags: lead.tags,
    skus: lead.skus,
    version: lead.version,
    identity: {
      firstname: lead.firstname,
      lastname: lead.lastname,
      email: lead.email,
      phone: lead.phone,
      gender: lead.gender,
      address: lead.address,
      zip: lead.zip,
      city: lead.city,
      country: lead.identity_country,
    },
    phoneText: lead.phone && formatPhone(lead.phone),
    locationCountry: lead.country,
    optin: {
      email: lead.optin.email ?? null,
      phone: lead.optin.phone ?? null,
      partners: lead.optin.partners ?? null,
    },
    fieldsValues: lead.fields_values.map(({ files, ...value }) => ({
      ...value,
      ...(files && { files: files.map((file) => ({ ...file, ...aboutFile(file.id) })) }),
    })),
    additionalData: lead.additional_data,
    internalNote: lead.internal_note,
    priceSource: lead.price_source,
    // A lead with a visit came by a touchpoint, whichever page it was sent from.
    source: lead.visit_id === null && !lead.visit_erased ? lead.source : 'touchpoint',
    metadata: {
      url: lead.metadata.url ?? null,
      userIp: lead.metadata.userIp ?? null,
      userAgent: lead.metadata.userAgent ?? null,
      widgetVersion: lead.metadata.widgetVersion ?? null,
      locale: lead.metadata.locale ?? null,
    },
    routing: lead.routing,
    newLeadSubscribers: lead.subscribers,
    observers: lead.observers,
    rejected: lead.rejected.map(({ email, name, at, reason }) => ({ email, name, at, reason })),
    closedBy: lead.closed_by,
    handled: lead.handled,
    lostWords: lead.lost_words,
    keeps: lead.keeps,
  };
}

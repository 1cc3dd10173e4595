import type { z } from 'zod';
import { CONSENT_PURPOSES, IDENTITY_PARTS } from '#modules/forms/contract/field-types.ts';
import type { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { readLeadFileCall } from '#modules/leads/contract/leads/read-leads-calls.ts';
import type { App } from '#platform/server/app.ts';
import { withNulls } from '../leads/lead-identity.ts';
import { fullMessage } from '../mails/format-answers.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import type { NewLead } from './new-lead.ts';

/** Event payload of a new lead for other modules. */
export function newLeadEvent(
  { app }: { app: App },
  { form, submission, locale, facts, routed, names }: NewLead,
  { id, at }: { id: string; at: Date },
): z.input<typeof leadCreated.payload> {
  return {
    leadId: id,
    at: at.toISOString(),
    visitId: submission.visitId ?? null,
    landedAt: submission.landedAt ?? null,
    form: form.informations.name,
    formId: form.id,
    locale,
    sku: facts.skus[0] ?? null,
    product: names?.[locale] ?? Object.values(names ?? {})[0] ?? null,
    location: routed.location?.name ?? null,
    locationId: routed.location?.id ?? null,
    identity: withNulls(IDENTITY_PARTS, facts.identity),
    criteria: facts.criteria,
    optin: withNulls(CONSENT_PURPOSES, facts.optin),
    wording: withNulls(CONSENT_PURPOSES, facts.wording),
    request: {
      message: fullMessage(facts.fieldsValues) || null,
      answers: facts.fieldsValues.filter(({ type }) => type !== 'file').map(answerOf),
      files: facts.fieldsValues.flatMap(({ files = [] }) =>
        files.map((file) => ({
          ...file,
          url: leadFileUrl(app, { formId: form.id, leadId: id, fileId: file.id }),
        })),
      ),
      additionalData: submission.additionalData ?? {},
      page: submission.url ?? null,
    },
    skus: facts.skus,
    tags: routed.tags,
    recipients: [
      ...routed.subscribers.map(({ name, email }) => ({
        part: 'subscriber' as const,
        name,
        email,
      })),
      ...routed.observers.map(({ name, email }) => ({ part: 'observer' as const, name, email })),
    ],
    price: null,
    currency: form.settings.currency,
  };
}

function answerOf({ slug, name, type, value, options }: FieldValue) {
  const nameOf = (one: unknown) => options.find(({ key }) => key === one)?.name ?? String(one);
  const text = value === null ? '' : [value].flat().map(nameOf).join(', ');
  return { key: slug, label: name, type, value, text };
}

/** URL at which a server with an API key downloads a file of a lead. */
export function leadFileUrl(
  { config }: App,
  { formId, leadId, fileId }: { formId: string; leadId: string; fileId: string },
): string {
  const path = readLeadFileCall.path
    .replace('{formId}', formId)
    .replace('{leadId}', leadId)
    .replace('{fileId}', fileId);
  return new URL(path, config.publicUrl).href;
}

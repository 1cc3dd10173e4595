import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { LeadLocation } from '#modules/forms/contract/intake/routing.ts';
import type { AcceptedSubmission, CreatedLead } from '#modules/forms/contract/lead-ports.ts';
import { withFiles } from '../files/store-lead-file.ts';
import type { Context } from '../tables.ts';
import { leadFacts } from './new-lead.ts';
import { storeLead } from './store-lead.ts';

/** Routes a request and saves it with its history, and publishes the event [LEAD-13]. */
export async function createLead(
  { db, app }: Context,
  accepted: AcceptedSubmission,
): Promise<CreatedLead> {
  const { form, submission, sender, locale, answered, files } = accepted;
  const { clientId } = form;
  const { fieldsValues, ...otherFacts } = leadFacts(answered, {
    skus: submission.skus,
    translations: form.translations,
    locale,
  });
  const facts = { ...otherFacts, fieldsValues: withFiles(fieldsValues, files) };
  const request = { ...accepted, facts };
  const lead = (await storeLead({ app }, request)) ?? (await readLead({ db, app }, accepted));
  if (sender.source !== 'api') return lead;
  const { skus } = facts;
  const known = skus.length
    ? await app.ports.call(productNames, { clientId, skus }, { db, app })
    : [];
  const keys = new Set(known.map(({ sku }) => sku.toLowerCase()));
  return { ...lead, unknownSkus: skus.filter((sku) => !keys.has(sku.toLowerCase())) };
}

/** The existing lead of a submission, if it was sent before. */
async function readLead(
  { db, app }: Context,
  { form: { clientId, id: formId }, submission }: AcceptedSubmission,
): Promise<{ id: string; location: LeadLocation | null }> {
  const { id, location_id } = await db
    .selectFrom('leads.leads')
    .select(['id', 'location_id'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', formId)
    .where('submission_id', '=', submission.submissionId)
    .executeTakeFirstOrThrow();
  if (!location_id) return { id, location: null };
  const within = { ids: [location_id] };
  const query = { clientId, within, everywhere: true, limit: 1 };
  const { items } = await app.ports.call(placesToBuy, query, { db, app });
  return { id, location: items[0] ?? null };
}

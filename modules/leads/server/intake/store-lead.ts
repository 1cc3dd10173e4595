import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import { Gather } from '#platform/server/concurrency/gather.ts';
import { isDatabaseAway } from '#platform/server/database/database-away.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { claimFiles } from '../files/claim-files.ts';
import { brandCountry, consumerPhone } from '../leads/consumer-phone.ts';
import type { LeadsTables } from '../tables.ts';
import { batchQueries } from './batch-queries.ts';
import { insertLeads } from './insert-leads.ts';
import type { LeadRequest, NewLead } from './new-lead.ts';
import { newLeadEvent } from './new-lead-event.ts';
import { routeRequest } from './route-request.ts';

type Kept = { id: string; location: LeadLocation | null } | undefined;

/** Requests per transaction; more would delay those that wait for it. */
const AT_ONCE = 50;
/** While one is being written, the next is routed: neither the database nor this process waits for the other. */
const SIDE_BY_SIDE = 5;
const together = new Gather<{ app: App; request: LeadRequest }, Kept>(keepTogether, {
  most: AT_ONCE,
  sideBySide: SIDE_BY_SIDE,
});

/**
 * Creates one lead per submission, even for concurrent repeats; returns undefined for duplicates. Parallel requests
 * share one transaction and one query of each kind, so that campaign peaks stay cheap.
 */
export async function storeLead({ app }: { app: App }, request: LeadRequest): Promise<Kept> {
  // Saved separately, because a missing file refuses its request and must not affect others.
  if (request.files.size > 0) return (await keepLeads({ app }, [request]))[0];
  return together.add(request.form.client_id, { app, request });
}

/** If the batch fails, each request is retried separately. */
async function keepTogether(
  given: readonly { app: App; request: LeadRequest }[],
): Promise<readonly (Kept | Promise<Kept>)[]> {
  try {
    const [first] = given;
    return first
      ? await keepLeads(
          first,
          given.map(({ request }) => request),
        )
      : [];
  } catch (error) {
    if (given.length === 1 || isDatabaseAway(error)) throw error;
    return given.map(async ({ app, request }) => (await keepLeads({ app }, [request]))[0]);
  }
}

async function keepLeads({ app }: { app: App }, requests: readonly LeadRequest[]): Promise<Kept[]> {
  const clientId = requests[0]?.form.client_id ?? '';
  const ask = batchQueries({ app }, clientId);
  const [brand, ...leads] = await Promise.all([
    brandCountry({ db: app.database.ofClient<LeadsTables>(clientId) }),
    ...requests.map((request) => routeRequest(ask, request)),
  ]);
  const now = new Date();
  const given = leads.map((lead) => ({
    lead: withReadPhone(lead, brand),
    id: uuidV7(),
    at: lead.sender.sentAt ?? now,
  }));
  return app.database
    .ofClient<LeadsTables>(clientId)
    .transaction()
    .execute(async (tx) => {
      const kept = await insertLeads({ db: tx }, given);
      const made = given.filter(({ id }) => kept.has(id));
      for (const { lead, id } of made)
        await claimFiles({ db: tx, app }, { clientId, leadId: id }, lead.files);
      await app.events.publishAll(tx, leadCreated, {
        clientId,
        payloads: made.map(({ lead, id, at }) => newLeadEvent({ app }, lead, { id, at })),
      });
      return given.map(({ lead, id }) =>
        kept.has(id) ? { id, location: lead.routed.location } : undefined,
      );
    });
}

/** The shop's country helps to read the number, so it is read once the request is routed. */
function withReadPhone(lead: NewLead, brand: string | undefined): NewLead {
  const { facts, form, routed, locale } = lead;
  const { phone } = facts.identity;
  if (!phone) return lead;
  const read = consumerPhone(phone, {
    field: facts.country,
    shop: routed.location?.country ?? null,
    form: { locationSettings: form.location_settings },
    locale,
    brand,
  });
  return { ...lead, facts: { ...facts, identity: { ...facts.identity, phone: read } } };
}

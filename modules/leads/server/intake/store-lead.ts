import { sql } from 'kysely';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { LeadLocation } from '#modules/forms/contract/intake/routing.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import { Gather } from '#platform/server/concurrency/gather.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { brandCountry, consumerPhone } from '../routing/consumer-contact.ts';
import type { PortQuery } from '../routing/resolve-lead-recipients.ts';
import { routeLead } from '../routing/route-lead.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { batchQueries } from './batch-queries.ts';
import { type LeadRequest, type NewLead, newLeadColumns } from './new-lead.ts';
import { newLeadEvent } from './new-lead-event.ts';

type StoredResult = { id: string; location: LeadLocation | null } | undefined;

/** Requests per transaction; more would delay those that wait for it. */
const AT_ONCE = 50;
/** While one batch is written, the next is routed, so that database and process work in parallel. */
const SIDE_BY_SIDE = 5;
const together = new Gather<{ app: App; request: LeadRequest }, StoredResult>(keepTogether, {
  most: AT_ONCE,
  sideBySide: SIDE_BY_SIDE,
});

/**
 * Creates one lead per submission, even for concurrent repeats; returns undefined for duplicates. Parallel requests
 * share one transaction and one query of each kind, so that campaign peaks stay cheap.
 */
export async function storeLead(
  { app }: { app: App },
  request: LeadRequest,
): Promise<StoredResult> {
  // Saved separately, because a missing file refuses its request and must not affect others.
  if (request.files.size > 0) return (await keepLeads({ app }, [request]))[0];
  return together.add(request.form.clientId, { app, request });
}

/** If the batch fails, each request is retried separately. */
async function keepTogether(
  given: readonly { app: App; request: LeadRequest }[],
): Promise<readonly (StoredResult | Promise<StoredResult>)[]> {
  try {
    const [first] = given;
    return first
      ? await keepLeads(
          first,
          given.map(({ request }) => request),
        )
      : [];
  } catch (error) {
    if (given.length === 1 || isDatabaseUnavailable(error)) throw error;
    return given.map(async ({ app, request }) => (await keepLeads({ app }, [request]))[0]);
  }
}

async function keepLeads(
  { app }: { app: App },
  requests: readonly LeadRequest[],
): Promise<StoredResult[]> {
  const clientId = requests[0]?.form.clientId ?? '';
  const queryPort = batchQueries({ app }, clientId);
  const [brand, ...leads] = await Promise.all([
    brandCountry({ db: app.database.ofClient<LeadsTables>(clientId) }),
    ...requests.map((request) => routeRequest(queryPort, request)),
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
      const stored = await insertLeads({ db: tx }, given);
      const made = given.filter(({ id }) => stored.has(id));
      for (const { lead, id } of made)
        await claimFiles({ db: tx, app }, { clientId, leadId: id }, lead.files);
      await app.events.publishAll(tx, leadCreated, {
        clientId,
        payloads: made.map(({ lead, id, at }) => newLeadEvent({ app }, lead, { id, at })),
      });
      return given.map(({ lead, id }) =>
        stored.has(id) ? { id, location: lead.routed.location } : undefined,
      );
    });
}

/** The shop's country is needed to read the number, so it is read after routing. */
function withReadPhone(lead: NewLead, brand: string | undefined): NewLead {
  const { facts, form, routed, locale } = lead;
  const { phone } = facts.identity;
  if (!phone) return lead;
  const read = consumerPhone(phone, {
    field: facts.country,
    shop: routed.location?.country ?? null,
    form,
    locale,
    brand,
  });
  return { ...lead, facts: { ...facts, identity: { ...facts.identity, phone: read } } };
}

/** Assigns the files to the lead, which stores them permanently; files claimed by another request are refused. */
async function claimFiles(
  { db, app }: Context,
  { clientId, leadId }: { clientId: string; leadId: string },
  files: ReadonlyMap<string, readonly { id: string }[]>,
): Promise<void> {
  for (const [key, named] of files) {
    const ids = named.map(({ id }) => id);
    const claimed = await db
      .updateTable('leads.lead_files')
      .set({ lead_id: leadId, sent_by: null })
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('lead_id', 'is', null)
      .returning('id')
      .execute();
    const stored = await Promise.all(ids.map((id) => app.files.keep(db, { clientId, id })));
    if (claimed.length < ids.length || stored.includes(false))
      throw invalidInput([{ field: `body.answers.${key}`, code: 'fileUnknown' }]);
  }
}

/** Routes a request and reads the names of its product. */
async function routeRequest(queryPort: PortQuery, request: LeadRequest): Promise<NewLead> {
  const { form, submission, answered, facts, locale } = request;
  const { clientId } = form;
  const [sku] = facts.skus;
  const [routed, [product]] = await Promise.all([
    routeLead(queryPort, {
      clientId,
      form,
      answered,
      identity: facts.identity,
      country: facts.country,
      chosen: submission.locationId ?? null,
      position: submission.position ?? null,
      locale,
    }),
    sku ? queryPort(productNames, { clientId, skus: [sku] }) : [],
  ]);
  return { ...request, routed, names: product?.names };
}

interface Given {
  lead: NewLead;
  id: string;
  at: Date;
}

/**
 * Inserts leads of one client with their first history entries in one statement; returns the ids of new ones. Sorted by
 * submission, so that concurrent processes do not deadlock.
 */
async function insertLeads(
  { db }: Pick<Context, 'db'>,
  given: readonly Given[],
): Promise<ReadonlySet<string>> {
  const rows = given.map(({ lead, id, at }) => newLeadColumns(lead, { id, at }));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  const { rows: stored } = await sql<{ id: string }>`
    with lead as (
      insert into leads.leads (${names})
      select ${names} from jsonb_populate_recordset(null::leads.leads, ${JSON.stringify(rows)}::jsonb)
      order by submission_id
      on conflict (client_id, form_id, submission_id) do nothing
      returning client_id, id, created_at, source, routing
    )
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select client_id, id, id, created_at, 'created', '{"kind": "consumer", "name": ""}',
      jsonb_build_object('source', source, 'routing', routing)
    from lead
    returning lead_id as id`.execute(db);
  return new Set(stored.map(({ id }) => id));
}

import { sql } from 'kysely';
import { getReviewCountsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { sendReplyKind } from '#modules/communication/server/replies/reply-job-kinds.ts';
import { repliesAt } from '#modules/communication/server/testing/review-brand.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { countLeads } from '#modules/leads/server/conversion/count-leads.ts';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import { countSegmentCall } from '#modules/profile-hub/contract/count-segments.ts';
import { exportProfilesCall } from '#modules/profile-hub/contract/export-contacts.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { createSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { findTouchpointCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import type { App } from '#platform/server/app.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import type { LoopApp, LoopBrand } from './loop-brand.ts';
import { use } from './run-loop.ts';

/** What every screen of the loop counts. */
export interface LoopFigures {
  visits: number;
  leads: number;
  converted: number;
  /** In hundredths. */
  revenue: number;
  contacts: number;
  /** Contacts with an e-mail opt-in. */
  consents: number;
  reviews: number;
  /** Replies that the source received, each once. */
  replies: number;
  /** Requests that lie in a region of the map. */
  mapped: number;
  inSegment: number;
  exported: number;
}

/** Waits until the last job of the loops is done: each contact has its whole journey, each visit is counted. */
export async function loopsAreDone(
  { app, until }: LoopApp,
  { client }: LoopBrand,
  loops: number,
): Promise<void> {
  const expected = { journeys: loops, visits: loops, intentions: 2 * loops };
  let progress: object = {};
  const isDone = async () => {
    await sendRepliesNow(app, client.id);
    const { rows } = await sql<typeof expected & { replies: string[] }>`
      select
        (select count(*) from (
          select journey_id from profile_hub.stations where client_id = ${client.id}
          group by journey_id having count(distinct kind) = 7) as whole) as journeys,
        (select count(*) from touchpoints.visits where client_id = ${client.id}) as visits,
        (select count(*) from opportunity.intentions
          where client_id = ${client.id} and source in ('lead', 'scan')) as intentions,
        array(select concat_ws(' ', state, decision, reason, score) from communication.replies
          where client_id = ${client.id}) as replies`.execute(app.database.acrossClients());
    progress = rows[0] ?? {};
    return Object.entries(expected).every(
      ([name, count]) => Object.entries(progress).find(([each]) => each === name)?.[1] === count,
    )
      ? true
      : undefined;
  };
  await until(isDone).catch((cause: unknown) => {
    throw new Error(`the loops did not end: ${JSON.stringify(progress)}`, { cause });
  });
  // The dashboard's schedule runs every minute.
  await countLeads({ db: app.database.ofClient(client.id) }, client.id);
}

/** Replies that become due together are spread over minutes. */
async function sendRepliesNow(app: App, clientId: string): Promise<void> {
  const db = app.database.acrossClients();
  await sql`
    update communication.replies set send_at = now()
    where client_id = ${clientId} and state = 'scheduled' and send_at > now()`.execute(db);
  await sql`
    update pgboss.job set start_after = now()
    where name = ${sendReplyKind.name} and state = 'created' and start_after > now()
      and data ->> 'clientId' = ${clientId}`.execute(db);
}

/** The figures as users read them. Conversion shows full months only, so its sums are read where it reads them. */
export async function readFigures(loopApp: LoopApp, brand: LoopBrand): Promise<LoopFigures> {
  const { client, admin, touchpointId, suffix, sku, source } = brand;
  const { id: clientId, brandId } = client;
  const ofBrand = { query: { brandId } };
  const touchpoint = await use(admin, findTouchpointCall, {
    params: { id: touchpointId },
    ...ofBrand,
  });
  const leads = await use(admin, listLeadsCall, { params: { clientId }, query: {} });
  const { rows } = await sql<{ converted: number; revenue: number }>`
    select sum(converted)::float8 as converted, sum(converted_value)::float8 as revenue
    from leads.brand_figures where client_id = ${clientId}`.execute(
    loopApp.app.database.acrossClients(),
  );
  const contacts = await use(admin, searchProfilesCall, { body: { brandId } });
  const optedIn: RuleGroup = {
    condition: 'and',
    filters: [{ field: 'optin_email', operator: 'is', value: true }],
  };
  const consents = await use(admin, countSegmentCall, { body: { brandId, rules: optedIn } });
  const { counts } = await use(admin, getReviewCountsCall, ofBrand);
  const areas = await use(admin, getAreasCall, {
    params: { clientId },
    query: { level: '2', sources: 'lead', period: 'current-month' } as never,
  });
  const rules: RuleGroup = {
    condition: 'and',
    filters: [
      { field: '@touchpoint', operator: 'is', value: suffix },
      { field: '@bought', operator: 'is', value: sku },
      { field: '@reviewGrade', operator: 'atLeast', value: 5 },
    ],
  };
  const segment = await use(admin, countSegmentCall, { body: { brandId, rules } });
  return {
    visits: touchpoint.scans,
    leads: leads.total,
    converted: rows[0]?.converted ?? 0,
    revenue: rows[0]?.revenue ?? 0,
    contacts: contacts.total,
    consents: consents.count,
    reviews: counts.sent ?? 0,
    replies: repliesAt(source).length,
    mapped: areas.totals.intentions,
    inSegment: segment.count,
    exported: await exportSegment(loopApp, brand, rules),
  };
}

async function exportSegment(
  { app, until }: LoopApp,
  { client: { brandId }, admin }: LoopBrand,
  rules: RuleGroup,
): Promise<number> {
  const body = { brandId, name: 'Loop', saved: true, rules };
  const { id } = await use(admin, createSegmentCall, { body });
  const groups = [
    { match: 'all' as const, filters: [{ field: 'segment', operator: 'any-of', value: [id] }] },
  ];
  const { jobId } = await use(admin, exportProfilesCall, {
    body: { brandId, format: 'csv', filters: { filter: { groups } } as never },
  });
  const path = await until(async () => {
    const { rows } = await sql<{ state: string; result: unknown }>`
      select state, result from platform.jobs where id = ${jobId}`.execute(
      app.database.acrossClients(),
    );
    return rows[0]?.state === 'done' ? exportOutcomeSchema.parse(rows[0].result).path : undefined;
  });
  const { raw } = await admin.send({ method: 'GET', path });
  const bytes = Uint8Array.from(raw.rawPayload);
  const lines = (await Array.fromAsync(readSheet({ bytes, kind: 'csv' }))).flat();
  return lines.length - 1;
}

/** The same figures, counted from the records themselves. */
export async function recountFigures({ app }: LoopApp, brand: LoopBrand): Promise<LoopFigures> {
  const { client, touchpointId, suffix, sku, source } = brand;
  const segment = sql`
    select contact.id from profile_hub.contacts as contact
    join profile_hub.stations as scan on scan.client_id = contact.client_id and scan.contact_id = contact.id
      and scan.kind = 'scan' and scan.detail ->> 'suffix' = ${suffix}
    join profile_hub.stations as sale on sale.client_id = contact.client_id and sale.contact_id = contact.id
      and sale.kind = 'sale' and sale.sku = ${sku} and sale.journey_id = scan.journey_id
    join profile_hub.stations as review on review.client_id = contact.client_id and review.contact_id = contact.id
      and review.kind = 'review' and review.grade = 5 and review.journey_id = scan.journey_id
    where contact.client_id = ${client.id}`;
  const { rows } = await sql<Omit<LoopFigures, 'replies'>>`
    select
      (select count(*) from touchpoints.visits
        where client_id = ${client.id} and touchpoint_id = ${touchpointId} and kind = 'scan') as visits,
      (select count(*) from leads.leads where client_id = ${client.id}) as leads,
      (select count(*) from leads.leads where client_id = ${client.id} and status = 'converted') as converted,
      (select sum(price)::float8 from leads.leads where client_id = ${client.id} and status = 'converted') as revenue,
      (select count(*) from profile_hub.contacts where client_id = ${client.id}) as contacts,
      (select count(distinct contact_id) from profile_hub.consents
        where client_id = ${client.id} and purpose = 1 and decision = 'given') as consents,
      (select count(*) from communication.reviews where client_id = ${client.id} and status = 'sent') as reviews,
      (select count(*) from opportunity.intentions
        where client_id = ${client.id} and source = 'lead' and latitude is not null) as mapped,
      (select count(*) from (${segment}) as members) as "inSegment",
      (select count(distinct id) from (${segment}) as members) as exported`.execute(
    app.database.acrossClients(),
  );
  const [counted] = rows;
  if (!counted) throw new Error('nothing was counted');
  return { ...counted, replies: source.received.length };
}

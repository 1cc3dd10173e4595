import { sql } from 'kysely';
import { z } from 'zod';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { clientCreated } from '#modules/directory/contract/events.ts';
import { countDemandLeads, demandLeads } from '#modules/leads/contract/lead-ports.ts';
import {
  countSearchedPlaces,
  type SearchedPlaceKey,
  searchedPlaces,
} from '#modules/locator/contract/traffic.ts';
import type { IntentionSource } from '#modules/opportunity/contract/measures.ts';
import { countDemandVisits, demandVisits } from '#modules/touchpoints/contract/visit-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { findLeadPlaces, writeLeads } from './lead-intentions.ts';
import { writeSearches } from './search-intentions.ts';
import { writeVisits } from './visit-intentions.ts';
import { inDemandTransaction } from './write-intentions.ts';

/** Live events wait for a page, so pages are small enough to store events within a second even under load. */
const PAGE_ROWS = 250;

type Page = { count: number; position: string; write: (locked: Context) => Promise<void> };

/**
 * Each source reads the page after a position, and the data to locate it, before the demand lock is taken; `write`
 * stores it. Leads and searches are read again under the lock. Scans and page visits are read together; their position
 * is stored under `scan`.
 */
const SOURCES: {
  source: IntentionSource;
  total: (context: Context, clientId: string) => Promise<number>;
  readPage: (context: Context, clientId: string, position: string) => Promise<Page>;
}[] = [
  {
    source: 'lead',
    total: (context, clientId) => context.app.ports.call(countDemandLeads, { clientId }, context),
    async readPage(context, clientId, after) {
      const page = { clientId, after, limit: PAGE_ROWS };
      const leads = await context.app.ports.call(demandLeads, page, context);
      const ids = leads.map(({ id }) => id);
      const placeOf = await findLeadPlaces(context, clientId, leads);
      return {
        count: leads.length,
        position: leads.at(-1)?.id ?? after,
        async write(locked) {
          const now = await locked.app.ports.call(demandLeads, { clientId, ids }, locked);
          await writeLeads(locked, clientId, { leads: now, placeOf });
        },
      };
    },
  },
  {
    source: 'scan',
    total: (context, clientId) => context.app.ports.call(countDemandVisits, { clientId }, context),
    async readPage(context, clientId, after) {
      const page = { clientId, after, limit: PAGE_ROWS };
      const visits = await context.app.ports.call(demandVisits, page, context);
      return {
        count: visits.length,
        position: visits.at(-1)?.position ?? after,
        write: (locked) => writeVisits(locked, clientId, visits),
      };
    },
  },
  {
    source: 'search',
    total: (context, clientId) =>
      context.app.ports.call(countSearchedPlaces, { clientId }, context),
    async readPage(context, clientId, position) {
      const after: SearchedPlaceKey | null = position ? JSON.parse(position) : null;
      const page = { clientId, after, limit: PAGE_ROWS };
      const sums = await context.app.ports.call(searchedPlaces, page, context);
      await areaIdsAt(context, clientId, sums);
      const keys = sums.map(({ slug, day, country, label }) => ({ slug, day, country, label }));
      const last = keys.at(-1);
      return {
        count: sums.length,
        position: last ? JSON.stringify(last) : position,
        async write(locked) {
          const now = await locked.app.ports.call(searchedPlaces, { clientId, keys }, locked);
          await writeSearches(locked, clientId, now);
        },
      };
    },
  },
];

/**
 * Imports events from before the module was active for the client, page by page. Each page and its position are one
 * transaction, so a killed run resumes. Keys are those of the events, so nothing is counted twice.
 */
export const backfillDemandJob = defineJob({
  name: 'opportunity.demand.backfill',
  input: z.object({}),
  ofOneGroup: 1,
  retry: { limit: 5, delaySeconds: 30, backoff: true, longestDelaySeconds: 600 },
  expireSeconds: 6 * 60 * 60,
  async handle({ clientId, app, signal, progress }) {
    if (!clientId) return;
    const db = app.database.ofClient<OpportunityTables>(clientId);
    await createBackfillRows({ db, app }, clientId);
    for (const { source, readPage } of SOURCES)
      for (let isDone = false; !isDone; ) {
        signal.throwIfAborted();
        const row = await backfillStateQuery(db, clientId, source).executeTakeFirst();
        if (!row || row.finished_at) break;
        const page = await readPage({ db, app }, clientId, row.position);
        isDone = await inDemandTransaction({ db }, clientId, async (tx) => {
          const now = await backfillStateQuery(tx, clientId, source).forUpdate().executeTakeFirst();
          if (!now || now.finished_at) return true;
          // Another run has already written this page.
          if (now.position !== row.position) return false;
          if (page.count > 0) await page.write({ db: tx, app });
          const isLast = page.count < PAGE_ROWS;
          await tx
            .updateTable('opportunity.backfills')
            .set({
              position: page.position,
              done: now.done + page.count,
              finished_at: isLast ? sql<Date>`now()` : null,
            })
            .where('client_id', '=', clientId)
            .where('source', '=', source)
            .execute();
          return isLast;
        });
        progress(Math.round(((await backfillProgress({ db }, clientId)) ?? 1) * 100), 100);
      }
  },
});

function backfillStateQuery(db: Db<OpportunityTables>, clientId: string, source: IntentionSource) {
  return db
    .selectFrom('opportunity.backfills')
    .select(['position', 'done', 'finished_at'])
    .where('client_id', '=', clientId)
    .where('source', '=', source);
}

/** Creates one row per source with the total; existing rows stay. */
async function createBackfillRows({ db, app }: Context, clientId: string): Promise<void> {
  const rows = await db
    .selectFrom('opportunity.backfills')
    .select('source')
    .where('client_id', '=', clientId)
    .execute();
  const known = new Set(rows.map(({ source }) => source));
  for (const { source, total } of SOURCES)
    if (!known.has(source))
      await db
        .insertInto('opportunity.backfills')
        .values({ client_id: clientId, source, total: await total({ db, app }, clientId) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
}

/** Starts backfills of new clients, and resumes those that a killed worker left unfinished. */
export const sweepBackfillsJob = defineJob({
  name: 'opportunity.demand.sweep',
  input: z.object({}),
  cron: { expression: '*/10 * * * *', alsoAtStart: true },
  async handle({ app }) {
    const db = app.database.acrossClients<OpportunityTables>();
    const clients = await app.ports.call(clientsByIds, { ids: 'all' }, { db, app });
    const { rows } = await sql<{ clientId: string }>`
      select client_id as "clientId" from opportunity.backfills where finished_at is not null
      group by client_id having count(*) >= ${SOURCES.length}`.execute(db);
    const finished = new Set(rows.map(({ clientId }) => clientId));
    for (const { uuid: id } of clients)
      if (!finished.has(id)) await requestBackfill({ db, app }, id);
  },
});

async function requestBackfill({ db, app }: { db: Db; app: App }, clientId: string): Promise<void> {
  await app.jobs.enqueue(db, backfillDemandJob, {}, { clientId, uniqueKey: clientId });
}

export const backfillNewClient = defineListener({
  name: 'opportunity.backfill-new-client',
  event: clientCreated,
  handle: ({ event: { clientId }, db, app }) => requestBackfill({ db, app }, clientId),
});

/** Number of imported and of all earlier events; null when all sources are finished. */
export async function backfillCounts(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<{ done: number; total: number } | null> {
  const rows = await db
    .selectFrom('opportunity.backfills')
    .select(['done', 'total', 'finished_at'])
    .where('client_id', '=', clientId)
    .execute();
  // A source without a row has not started.
  if (rows.filter(({ finished_at }) => finished_at !== null).length >= SOURCES.length) return null;
  const rowTotal = (row: (typeof rows)[number]) =>
    Math.max(row.done, row.finished_at ? 0 : (row.total ?? 0));
  return {
    done: rows.reduce((sum, { done }) => sum + done, 0),
    total: rows.reduce((sum, row) => sum + rowTotal(row), 0),
  };
}

/** Completed share, 0 to 1; null when finished. */
export async function backfillProgress(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<number | null> {
  const counts = await backfillCounts({ db }, clientId);
  return counts && completedShare(counts);
}

export function completedShare({ done, total }: { done: number; total: number }): number {
  return total > 0 ? done / total : 0;
}

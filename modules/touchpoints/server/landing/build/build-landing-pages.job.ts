import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import {
  type FoundFacts,
  productFacts,
} from '#modules/directory/contract/products/product-ports.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts';
import { queuedWhichSchema } from '../../search/chosen-batches.ts';
import type { Context, TouchpointsTables } from '../../tables.ts';
import { fetchPicture } from './fetch-picture.ts';
import { recordBuildFailure, storeLandingPage } from './store-landing-page.ts';
import {
  BUILDS_AT_ONCE,
  claimLandingPages,
  countDue,
  markManyWaiting,
  type WaitingPage,
  withLandingPageSql,
} from './waiting-pages.ts';

const markSchema = z.object({ which: queuedWhichSchema, askedAt: z.string() });
const inputSchema = z.object({
  /** Default: all waiting pages of the client. */
  touchpointIds: z.array(z.string()).optional(),
  /** Pages to mark as waiting first, if there are too many to mark during the request. */
  mark: markSchema.optional(),
});

/** Builds the waiting pages in small batches; each page is claimed by one worker at a time [TP-10]. */
export const buildLandingPages = defineJob({
  name: 'touchpoints.build-landing-pages',
  input: inputSchema,
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  expireSeconds: 2 * 60 * 60,
  concurrency: 2,
  async handle({
    input,
    app,
    clientId,
    progress,
    signal,
  }: JobContext<z.output<typeof inputSchema>>) {
    if (!clientId) return;
    const db = app.database.ofClient<TouchpointsTables>(clientId);
    const which = { clientId, touchpointIds: input.touchpointIds };
    if (input.mark)
      await markManyWaiting({ db }, { clientId, fit: toMark(input.mark, clientId), signal });
    const total = await countDue({ db }, which);
    let [built, failed] = [0, 0];
    for (;;) {
      signal.throwIfAborted();
      const claimed = await claimLandingPages({ db }, which);
      if (claimed.length === 0) break;
      const outcomes = await Promise.all(
        claimed.map((waiting) => buildOrFail({ db, app }, { clientId, waiting, signal })),
      );
      built += outcomes.filter((outcome) => outcome === 'built').length;
      failed += outcomes.filter((outcome) => outcome === 'failed').length;
      progress(built + failed, Math.max(total, built + failed));
      if (claimed.length < BUILDS_AT_ONCE) break;
    }
    return {
      result: { built, failed },
      body: { key: 'touchpoints:landing.jobDone', params: { count: built, failed } },
    };
  },
});

/** One page that fails must not block the others. If the database is unavailable, all of them wait. */
async function buildOrFail(
  { db, app }: Context,
  given: { clientId: string; waiting: WaitingPage; signal: AbortSignal },
): Promise<'built' | 'failed'> {
  try {
    return await buildLandingPage({ db, app }, given);
  } catch (error) {
    given.signal.throwIfAborted();
    if (isDatabaseUnavailable(error)) throw error;
    app.log.error({ error, touchpointId: given.waiting.id }, 'a landing page could not be built');
    await db.transaction().execute((tx) => recordBuildFailure({ db: tx }, given));
    return 'failed';
  }
}

/** Skips pages that a lost worker has already marked. */
function toMark(
  { which, askedAt }: z.output<typeof markSchema>,
  clientId: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${withLandingPageSql(which, clientId)}
    and (touchpoint.landing_asked_at is null or touchpoint.landing_asked_at < ${askedAt}::timestamptz)`;
}

/** Requests the product's data and picture outside of a transaction, because both can be slow, then stores the page. */
async function buildLandingPage(
  { db, app }: Context,
  given: { clientId: string; waiting: WaitingPage; signal: AbortSignal },
): Promise<'built' | 'failed'> {
  const { clientId, waiting } = given;
  const found = await fetchFacts({ db, app }, given);
  if (found.outcome !== 'found') {
    await db.transaction().execute((tx) => recordBuildFailure({ db: tx }, { clientId, waiting }));
    return 'failed';
  }
  const { product } = found;
  const stored = await db
    .selectFrom('touchpoints.landing_pages')
    .select(['facts', 'image_file_id as fileId'])
    .where('client_id', '=', clientId)
    .where('touchpoint_id', '=', waiting.id)
    .executeTakeFirst();
  const sameFileId = stored?.facts.imageUrl === product.imageUrl ? stored.fileId : null;
  const picture =
    sameFileId && !waiting.fresh
      ? ({ outcome: 'kept' } as const)
      : await fetchPicture({ app }, { url: product.imageUrl, signal: given.signal });
  await db.transaction().execute((tx) =>
    storeLandingPage(
      { db: tx, app },
      {
        clientId,
        waiting,
        product,
        picture,
        sameFileId,
        oldFileId: stored?.fileId ?? null,
      },
    ),
  );
  return 'built';
}

async function fetchFacts(
  { db, app }: Context,
  { clientId, waiting }: { clientId: string; waiting: WaitingPage },
): Promise<FoundFacts> {
  try {
    return await app.ports.call(productFacts, { clientId, reference: waiting.sku }, { db, app });
  } catch (error) {
    // One unreadable product must not block the others.
    app.log.error({ error, touchpointId: waiting.id }, 'the facts of a product could not be read');
    return { outcome: 'failed' };
  }
}

/** Newer ones still have their own job. */
const PATIENCE_MINUTES = 5;

/**
 * Ensures that every page is built within the hour, whatever happened to its job: pages that have waited for some minutes get
 * another job, and failed ones wait again when their retry is due [TP-10].
 */
export const sweepLandingPages = defineJob({
  name: 'touchpoints.sweep-landing-pages',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      with due as (
        update touchpoints.landing_builds set retry_at = null
        where retry_at <= now() returning client_id, touchpoint_id)
      update touchpoints.touchpoints as touchpoint
      set landing_state = 'waiting',
        landing_asked_at = now() - make_interval(mins => ${PATIENCE_MINUTES})
      from due
      where touchpoint.client_id = due.client_id and touchpoint.id = due.touchpoint_id
        and touchpoint.deleted_at is null and touchpoint.landing_state in ('ready', 'failed')`.execute(
      db,
    );
    const { rows } = await sql<{ clientId: string }>`
      select distinct client_id as "clientId" from touchpoints.touchpoints
      where landing_state = 'waiting' and deleted_at is null
        and (landing_asked_at is null
          or landing_asked_at <= now() - make_interval(mins => ${PATIENCE_MINUTES}))`.execute(db);
    for (const { clientId } of rows)
      await app.jobs.enqueue(db, buildLandingPages, {}, { clientId, uniqueKey: 'waiting' });
  },
});

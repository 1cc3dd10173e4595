import { sql } from 'kysely';
import type { z } from 'zod';
import type { GoogleFailureKind, ReportSource } from '#modules/locator/contract/dashboard.ts';
import type { App } from '#platform/server/app.ts';
import type { LocatorTables } from '../tables.ts';
import { GOOGLE_DATA_CONNECTOR } from './google-data.connector.ts';
import { failureFromError, toGoogleConnectorCode } from './google-key.ts';

/** Figures of recent days still change; older ones do not. */
const FRESH_MS = 60 * 60_000;
const FRESH_PAST_MS = 24 * 60 * 60_000;
const REPORTS_PER_LOCATOR = 60;
/** Minimum interval between updates of the last use, so that most reads write nothing. */
const USE_NOTED_MS = 60 * 60_000;

export interface StoredReport<Figures> {
  figures: Figures | null;
  readAt: string | null;
  failure: { kind: GoogleFailureKind; at: string } | null;
}

interface ReportKey {
  clientId: string;
  slug: string;
  source: ReportSource;
  subject: string;
}

/** Reports being read, so that concurrent requests share one read. */
const pending = new WeakMap<App, Map<string, Promise<unknown>>>();

/**
 * Google figures from the stored copy while it is fresh, otherwise read again. On failure the last figures are returned
 * with the error; the next attempt waits for the retry time.
 */
export async function readStoredReport<Figures extends object>(
  { app }: { app: App },
  given: ReportKey & { schema: z.ZodType<Figures>; isPast: boolean; read: () => Promise<Figures> },
): Promise<StoredReport<Figures>> {
  const { schema, isPast } = given;
  const stored = await find({ app }, given);
  if (stored && Date.now() - stored.used_at.getTime() > USE_NOTED_MS) await noteUse({ app }, given);
  const figures = schema.safeParse(stored?.figures).data ?? null;
  const known: StoredReport<Figures> = {
    figures,
    readAt: figures && stored?.read_at ? stored.read_at.toISOString() : null,
    failure:
      stored?.failure && stored.failed_at
        ? { kind: stored.failure, at: stored.failed_at.toISOString() }
        : null,
  };
  const age = Date.now() - (stored?.read_at?.getTime() ?? 0);
  const isFresh = figures !== null && age < (isPast ? FRESH_PAST_MS : FRESH_MS);
  if (known.failure ? (stored?.retry_at?.getTime() ?? 0) > Date.now() : isFresh) return known;
  const running = pending.get(app) ?? new Map<string, Promise<unknown>>();
  pending.set(app, running);
  const key = [given.clientId, given.slug, given.source, given.subject].join('\n');
  const reading =
    (running.get(key) as Promise<StoredReport<Figures>> | undefined) ??
    readAgain({ app }, given, known).finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}

async function readAgain<Figures extends object>(
  { app }: { app: App },
  given: ReportKey & { read: () => Promise<Figures> },
  known: StoredReport<Figures>,
): Promise<StoredReport<Figures>> {
  const begun = performance.now();
  const at = new Date();
  const report = (code: ReturnType<typeof toGoogleConnectorCode>) =>
    app.connectors.report(GOOGLE_DATA_CONNECTOR, given.clientId, {
      code,
      ms: performance.now() - begun,
    });
  try {
    const figures = await given.read();
    report('ANSWERS');
    await store({ app }, given, { figures: JSON.stringify(figures), readAt: at });
    return { figures, readAt: at.toISOString(), failure: null };
  } catch (error) {
    const failure = failureFromError(error);
    report(toGoogleConnectorCode(failure));
    app.log.warn({ error: failure, source: given.source }, 'figures of Google could not be read');
    const retryAt = new Date(at.getTime() + failure.retryMs);
    await store({ app }, given, { failure: { kind: failure.kind, at, retryAt } });
    return { ...known, failure: { kind: failure.kind, at: at.toISOString() } };
  }
}

async function find({ app }: { app: App }, { clientId, slug, source, subject }: ReportKey) {
  return app.database
    .ofClient<LocatorTables>(clientId)
    .selectFrom('locator.google_reports')
    .select(['figures', 'read_at', 'failure', 'failed_at', 'retry_at', 'used_at'])
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('source', '=', source)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

async function noteUse({ app }: { app: App }, { clientId, slug, source, subject }: ReportKey) {
  await app.database
    .ofClient<LocatorTables>(clientId)
    .updateTable('locator.google_reports')
    .set({ used_at: new Date() })
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('source', '=', source)
    .where('subject', '=', subject)
    .execute();
}

/**
 * A failure does not overwrite figures, and a deleted locator gets no report. Beyond the limit, the least recently used
 * reports are deleted.
 */
async function store(
  { app }: { app: App },
  { clientId, slug, source, subject }: ReportKey,
  given: {
    figures?: string;
    readAt?: Date;
    failure?: { kind: GoogleFailureKind; at: Date; retryAt: Date };
  },
): Promise<void> {
  const { figures = null, readAt = null, failure } = given;
  const db = app.database.ofClient(clientId);
  await sql`
    insert into locator.google_reports as stored
      (client_id, slug, source, subject, figures, read_at, failure, failed_at, retry_at)
    select client_id, slug, ${source}, ${subject}, ${figures}::jsonb, ${readAt}::timestamptz,
      ${failure?.kind ?? null}, ${failure?.at ?? null}::timestamptz, ${failure?.retryAt ?? null}::timestamptz
    from locator.locators where client_id = ${clientId} and slug = ${slug}
    on conflict (client_id, slug, source, subject) do update set
      figures = coalesce(excluded.figures, stored.figures),
      read_at = coalesce(excluded.read_at, stored.read_at), failure = excluded.failure,
      failed_at = excluded.failed_at, retry_at = excluded.retry_at, used_at = now()`.execute(db);
  await sql`
    delete from locator.google_reports where client_id = ${clientId} and slug = ${slug}
      and (source, subject) in (
        select source, subject from locator.google_reports
        where client_id = ${clientId} and slug = ${slug}
        order by used_at desc offset ${REPORTS_PER_LOCATOR})`.execute(db);
}

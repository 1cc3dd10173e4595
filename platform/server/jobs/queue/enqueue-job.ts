import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import { type Actor, currentActor } from '../../database/actor.ts';
import type { Db } from '../../database/database.ts';
import { uuidV7 } from '../../database/record-ids.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobsTables } from '../tables.ts';

/** Maximum number of open jobs: more than users need, but too few to fill a disk or block a working day. */
const OPEN_JOBS = { user: 10, client: 30 };

interface Timing {
  /** While a job with this key waits or runs for the same client, no second one is created. */
  uniqueKey?: string;
  startAfterSeconds?: number;
  /** Higher values run first. Default: 0. */
  priority?: number;
  /** Group for jobs with a limit per group (`ofOneGroup`). Default: the client. */
  group?: string;
}

/** A job that a user waits for has a client, an owner, a title and visible progress. */
export type EnqueueOptions = Timing &
  (
    | { clientId?: string; userId?: never; title?: never }
    | { clientId: string; userId: string; title: TextReference }
  );

/** A key can become free between the rejection and the lookup, or shortly after its job has ended. */
const TRIES = 20;
const BETWEEN_TRIES_MS = 50;

/** Returns the ID of the job, or of the existing job with the same key. */
export async function enqueueJob(
  boss: PgBoss,
  db: Db,
  job: JobKind,
  input: unknown,
  options: EnqueueOptions,
): Promise<string> {
  const { clientId, userId, title, uniqueKey, group = clientId } = options;
  const id = uuidV7();
  const singletonKey = uniqueKey === undefined ? id : `${clientId ?? ''}/${uniqueKey}`;
  const queued = newQueuedJob(input, { clientId, tracked: title !== undefined });
  let last: string | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await boss.send(job.name, queued, {
      id,
      singletonKey,
      priority: options.priority ?? 0,
      startAfter: options.startAfterSeconds ?? 0,
      // Jobs that a user waits for are long, so they are grouped by client: one client's jobs must not block those of
      // others.
      ...((title || job.ofOneGroup) && group && { group: { id: group } }),
      db: fromKysely(db),
    });
    if (made) {
      if (title) {
        await requireRoom({ db }, { clientId, userId });
        await record(db, { id, kind: job.name, clientId, userId, title });
      }
      return id;
    }
    const existing = await findExistingJob(db, { name: job.name, key: singletonKey, clientId });
    if (existing && !existing.hasEnded) return existing.id;
    // The job's record has ended but its queue entry has not yet. Starting it again creates a new job.
    if (existing) await pause(BETWEEN_TRIES_MS);
    last = existing?.id;
  }
  // The job's process died before it could update the queue. The entry stays until the queue gives it up.
  if (last) return last;
  throw new Error(`${job.name} could not be enqueued`);
}

async function findExistingJob(
  db: Db,
  { name, key, clientId }: { name: string; key: string; clientId: string | undefined },
): Promise<{ id: string; hasEnded: boolean } | undefined> {
  const { rows } = await sql<{ id: string; hasEnded: boolean }>`
    select queued.id, stored.ended_at is not null as "hasEnded"
    from pgboss.job as queued
    left join platform.jobs as stored
      on stored.client_id = ${clientId ?? null} and stored.id = queued.id
    where queued.name = ${name} and queued.singleton_key = ${key} and queued.state <= 'active'`.execute(
    db,
  );
  return rows[0];
}

async function record(
  db: Db<JobsTables>,
  job: { id: string; kind: string; clientId: string; userId: string; title: TextReference },
): Promise<void> {
  await db
    .insertInto('platform.jobs')
    .values({
      client_id: job.clientId,
      id: job.id,
      kind: job.kind,
      user_id: job.userId,
      title_key: job.title.key,
      title_params: JSON.stringify(job.title.params),
    })
    .execute();
}

/** Rejects a job that a user waits for if the user or the client has too many open jobs. */
async function requireRoom(
  { db }: { db: Db<JobsTables> },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  // Requests of a client take turns, so that concurrent ones cannot exceed the limit together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`open jobs of ${clientId}`}, 0))`.execute(
    db,
  );
  const open = await db
    .selectFrom('platform.jobs')
    .select((count) => [
      count.fn.countAll<number>().as('client'),
      count.fn.countAll<number>().filterWhere('user_id', '=', userId).as('user'),
    ])
    .where('client_id', '=', clientId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  for (const scope of ['user', 'client'] as const) {
    if (Number(open[scope]) >= OPEN_JOBS[scope]) throw tooManyJobs({ max: OPEN_JOBS[scope] });
  }
}

/** Enqueues any number of jobs with one statement. Each starts immediately and has its own key. */
export async function enqueueJobs(
  boss: PgBoss,
  db: Db,
  job: JobKind,
  inputs: readonly unknown[],
  { clientId, groups }: { clientId?: string; groups?: readonly string[] },
): Promise<void> {
  if (inputs.length === 0) return;
  const queued = inputs.map((input, at) => {
    const id = uuidV7();
    const group = job.ofOneGroup ? (groups?.[at] ?? clientId) : undefined;
    return {
      id,
      singletonKey: id,
      data: newQueuedJob(input, { clientId }),
      ...(group && { group: { id: group } }),
    };
  });
  await boss.insert(job.name, queued, { db: fromKysely(db) });
}

/** Content of the queue: the job's input and its context. */
export interface QueuedJob {
  input: unknown;
  clientId?: string;
  /** The user who requested the job; the audit log attributes its changes to them. */
  asked?: { userId?: string; byUserId?: string; requestId?: string };
  /** A user waits for the job: its record in platform.jobs must be updated. */
  tracked?: boolean;
}

function newQueuedJob(
  input: unknown,
  { clientId, tracked = false }: { clientId?: string | undefined; tracked?: boolean },
): QueuedJob {
  const actor = currentActor();
  return {
    input,
    ...(clientId && { clientId }),
    ...(tracked && { tracked }),
    ...(actor && { asked: toRequester(actor) }),
  };
}

function toRequester({ via: _via, ...requester }: Actor): NonNullable<QueuedJob['asked']> {
  return requester;
}

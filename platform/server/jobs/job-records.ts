import { sql } from 'kysely';
import type { JobProgress } from '#platform/contract/jobs.ts';
import type { NotificationAction } from '#platform/contract/notifications.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import type { Database, Db, Tx } from '../database/database.ts';
import type { LiveMessageBus } from '../live/live-message-bus.ts';
import type { JobOutcome } from './job-kind.ts';
import { type JobRow, toJobProgress } from './job-row.ts';
import type { JobsTables } from './tables.ts';

export interface JobKey {
  clientId: string;
  id: string;
}

type JobResult =
  | { state: 'done'; outcome: JobOutcome }
  | { state: 'failed'; errorCode: string }
  | { state: 'cancelled' };

interface JobEndedNotification {
  clientId: string;
  userIds: readonly string[];
  kind: 'job-done' | 'job-failed';
  title: TextReference;
  body: TextReference;
  actions?: readonly NotificationAction[];
}

/** Notifies the owner of a job in the caller's transaction. */
export interface JobNotifier {
  notify(db: Db, notification: JobEndedNotification): Promise<void>;
}

/** Updates the records of tracked jobs and notifies their owners. Every write is idempotent. */
export class JobRecords {
  readonly #database: Database;
  readonly #live: LiveMessageBus;
  readonly #notifications: JobNotifier;

  constructor(options: { database: Database; live: LiveMessageBus; notifications: JobNotifier }) {
    this.#database = options.database;
    this.#live = options.live;
    this.#notifications = options.notifications;
  }

  /** A job may start only if it is waiting (or its worker was lost) and was not cancelled. */
  begin(key: JobKey, attempt: number): Promise<boolean> {
    return this.#inClient(key, async (db) => {
      const row = await updateOpenJob(db, key)
        .set({ state: 'running', attempt, started_at: sql<Date>`coalesce(started_at, now())` })
        .where('cancel_requested_at', 'is', null)
        .executeTakeFirst();
      return this.#sendProgress(db, row);
    });
  }

  /**
   * Saves the progress and returns whether the user requested cancellation. Undefined if the job no longer runs or
   * another attempt has taken over.
   */
  report(
    key: JobKey,
    attempt: number,
    { done, total, note }: Pick<JobProgress, 'done' | 'total' | 'note'>,
  ): Promise<{ cancelRequested: boolean } | undefined> {
    return this.#inClient(key, async (db) => {
      const row = await updateOpenJob(db, key)
        .set({ done, total, note: note && JSON.stringify(note) })
        .where('state', '=', 'running')
        .where('attempt', '=', attempt)
        .executeTakeFirst();
      await this.#sendProgress(db, row);
      return row && { cancelRequested: row.cancel_requested_at !== null };
    });
  }

  /** Progress of a job that no user started, shown to operators. */
  async reportUntracked(
    id: string,
    { done, total }: Pick<JobProgress, 'done' | 'total'>,
  ): Promise<void> {
    await sql`
      insert into platform.job_progress (job_id, done, total) values (${id}, ${done}, ${total})
      on conflict (job_id) do update
      set done = excluded.done, total = excluded.total, reported_at = now()`.execute(
      this.#database.acrossClients(),
    );
  }

  /** Sets the job back to waiting after a failure that will be retried. */
  async waitAgain(key: JobKey, attempt: number): Promise<void> {
    await this.#inClient(key, async (db) => {
      const row = await updateOpenJob(db, key)
        .set({ state: 'waiting' })
        .where('attempt', '=', attempt)
        .executeTakeFirst();
      return this.#sendProgress(db, row);
    });
  }

  async end(key: JobKey, end: JobResult): Promise<void> {
    await this.#inClient(key, (db) => this.endIn(db, key, end));
  }

  /** Sets a failed job back to waiting and notifies its owner. */
  async reopenIn(db: Db<JobsTables>, key: JobKey): Promise<void> {
    const row = await db
      .updateTable('platform.jobs')
      .set({
        state: 'waiting',
        done: 0,
        total: null,
        note: null,
        error_code: null,
        ended_at: null,
        cancel_requested_at: null,
      })
      .where('client_id', '=', key.clientId)
      .where('id', '=', key.id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst();
    await this.#sendProgress(db, row);
  }

  /** Must run in a transaction, so that the result is saved and the owner is notified exactly once. */
  async endIn(db: Db<JobsTables>, key: JobKey, end: JobResult): Promise<void> {
    const row = await updateOpenJob(db, key)
      .set({
        // A job that was cancelled and then failed or lost its worker counts as cancelled.
        state: sql`case when ${end.state} = 'failed' and cancel_requested_at is not null
          then 'cancelled' else ${end.state} end`,
        ended_at: new Date(),
        ...(end.state === 'done' && {
          done: sql<number>`coalesce(total, done)`,
          result: JSON.stringify(end.outcome.result ?? null),
        }),
        ...(end.state === 'failed' && { error_code: end.errorCode }),
      })
      .executeTakeFirst();
    if (!row) return;
    await this.#live.sendToUser(
      db,
      { userId: row.user_id },
      { kind: 'job.ended', job: toJobProgress(row) },
    );
    const notification = jobEndedNotification(row, end);
    if (notification && !(await isApiKey(db, row)))
      await this.#notifications.notify(db, notification);
  }

  /** IDs of the given jobs whose owner requested cancellation. */
  async cancelRequested(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.#database
      .acrossClients<JobsTables>()
      .selectFrom('platform.jobs')
      .select('id')
      .where('id', 'in', [...ids])
      .where('cancel_requested_at', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  #inClient<Result>(key: JobKey, work: (db: Tx<JobsTables>) => Promise<Result>): Promise<Result> {
    return this.#database.ofClient<JobsTables>(key.clientId).transaction().execute(work);
  }

  async #sendProgress(db: Db<JobsTables>, row: JobRow | undefined): Promise<boolean> {
    if (!row) return false;
    await this.#live.sendToUser(
      db,
      { userId: row.user_id },
      { kind: 'job.progress', job: toJobProgress(row) },
    );
    return true;
  }
}

/** Updates only a job that has not ended. */
function updateOpenJob(db: Db<JobsTables>, { clientId, id }: JobKey) {
  return db
    .updateTable('platform.jobs')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll();
}

/** The server that uses a key follows its jobs by calls; nobody reads notifications for it. */
async function isApiKey(db: Db, { client_id, user_id }: JobRow): Promise<boolean> {
  const { rows } = await sql`
    select from platform.api_keys where client_id = ${client_id} and id = ${user_id}`.execute(db);
  return rows.length > 0;
}

/** Notification for a job that has ended. None for a cancelled job, because its owner requested that. */
function jobEndedNotification(row: JobRow, end: JobResult): JobEndedNotification | undefined {
  if (row.state === 'cancelled') return undefined;
  const common = {
    clientId: row.client_id,
    userIds: [row.user_id],
    title: { key: row.title_key, params: row.title_params },
  };
  if (end.state !== 'done') {
    return { ...common, kind: 'job-failed', body: { key: 'platform:job.failed', params: {} } };
  }
  const { title, body, actions } = end.outcome;
  return {
    ...common,
    kind: 'job-done',
    body: body ?? { key: 'platform:job.done', params: {} },
    ...(title && { title }),
    ...(actions && { actions }),
  };
}

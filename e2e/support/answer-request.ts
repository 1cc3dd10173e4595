import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { createReportLink } from '#platform/server/files/linked-file.ts';
import { signAccessToken } from '#platform/server/sessions/access-token.ts';
import { demoClients } from '#suite/demo/demo-people.ts';
import { setClientMap } from './client-map.ts';
import { makePerson, type NewPerson } from './new-person.ts';
import { work, workSteps } from './work.ts';

export type JourneyAppRequest =
  | { kind: 'start-work'; userId: string; total: number }
  | { kind: 'step'; step: number | 'done' | 'fail' }
  | { kind: 'notify'; userId: string }
  | { kind: 'report'; text: string; ownerUserId?: string }
  | { kind: 'expired-token'; userId: string }
  | { kind: 'speak'; userId: string; locale: Locale }
  | { kind: 'grace-is-over' }
  | { kind: 'failures-are-forgotten' }
  | { kind: 'due-jobs' }
  | { kind: 'own-map'; mapId: string | null; mood: 'fine' | 'forbidden' }
  | ({ kind: 'new-person' } & NewPerson);

const clientId = demoClients[0]?.id ?? '';
const title = { key: 'platform:gallery.title', params: {} };

export async function answerRequest(app: App, request: JourneyAppRequest): Promise<unknown> {
  const db = app.database.acrossClients();
  switch (request.kind) {
    case 'start-work':
      return app.jobs.enqueue(
        db,
        work,
        { total: request.total },
        { clientId, userId: request.userId, title },
      );
    case 'step':
      return workSteps.emit('step', request.step);
    case 'notify':
      return db.transaction().execute((tx) =>
        app.notifications.notify(tx, {
          clientId,
          userIds: [request.userId],
          kind: 'webhook-failed',
          title,
          body: title,
        }),
      );
    case 'report': {
      const stream = Readable.from([request.text]);
      const given = {
        clientId,
        name: 'export_15112026.csv',
        stream,
        maxBytes: 1_000,
        allow: ['csv'] as const,
        ...(request.ownerUserId && { ownerUserId: request.ownerUserId }),
      };
      const file = await db.transaction().execute((tx) => app.files.put(tx, given));
      const made = await createReportLink({ db, app }, { clientId, fileId: file.id, seconds: 60 });
      const path = app.files.link(file, { seconds: 60, disposition: 'attachment' });
      return { token: made.token, path };
    }
    case 'expired-token': {
      const longAgo = Date.now() - (ACCESS_TOKEN_SECONDS + 60) * 1000;
      return signAccessToken(app.secrets, { userId: request.userId, sessionId: clientId }, longAgo);
    }
    case 'grace-is-over':
      await sql`update platform.refresh_tokens set spent_at = now() - interval '1 minute'`.execute(
        db,
      );
      return null;
    case 'speak':
      await sql`update accounts.users set locale = ${request.locale} where id = ${request.userId}`.execute(
        db,
      );
      return null;
    case 'own-map':
      return setClientMap(clientId, request.mapId, request.mood);
    case 'new-person':
      return makePerson(db, request);
    case 'due-jobs':
      return countDueJobs(db);
    case 'failures-are-forgotten':
      await sql`delete from accounts.sign_in_failures`.execute(db);
      return null;
  }
}

async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db);
  return rows[0]?.count ?? 0;
}

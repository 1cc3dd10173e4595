import { sql } from 'kysely';
import {
  DEFAULT_REPLY_SETTINGS,
  type ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import {
  startTestReceiver,
  type TestReceiver,
} from '#platform/server/outbound/testing/test-receiver.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { answerReviewsJob } from '../replies/answer-reviews.job.ts';
import { sendReplyKind } from '../replies/reply-job-kinds.ts';
import { readReview } from '../reviews/read-review.ts';
import { setReplyAddress } from '../sources/gatoreviews-sender.ts';
import type { CommunicationTables } from '../tables.ts';

interface GivenReview {
  origin?: ReviewOrigin;
  grade?: number;
  comment?: string;
  username?: string;
  locationId?: string | null;
  writtenAt?: Date;
}

/** A brand with a shop in Lyon and an admin. Reviews are stored as received, before their analysis. */
export async function reviewBrand(
  suite: TestApp,
  settings: Partial<ReplySettings> | null = { active: true },
) {
  const client = await suite.people.client({ name: 'Maison Aubrac', timeZone: 'Europe/Paris' });
  const clientId = client.id;
  const { app } = suite;
  const db = app.database.ofClient<CommunicationTables>(clientId);
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const locationId = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, city, country, phone)
    values (${clientId}, ${locationId}, 'lyon', 'Lyon Bellecour', 'Lyon', 'FR', '+33 4 72 00 00 00')`.execute(
    db,
  );
  if (settings)
    await db
      .insertInto('communication.reply_settings')
      .values({
        client_id: clientId,
        settings: JSON.stringify({ ...DEFAULT_REPLY_SETTINGS, delayMinutes: 0, ...settings }),
        updated_by: admin.id,
      })
      .execute();
  const signal = new AbortController().signal;
  return {
    client,
    clientId,
    brandId: client.brandId,
    admin,
    locationId,
    db,
    visitor: await suite.visitor().as(admin),
    async addReview(given: GivenReview = {}): Promise<string> {
      const id = uuidV7();
      const { grade = 5, comment = 'Très bon accueil, vendeuse aimable et souriante.' } = given;
      await db
        .insertInto('communication.reviews')
        .values({
          client_id: clientId,
          id,
          origin: given.origin ?? 'GATOREVIEWS',
          external_id: `at-source-${id}`,
          location_id: given.locationId === undefined ? locationId : given.locationId,
          written_at: given.writtenAt ?? new Date(),
          username: given.username ?? 'Julien Martin',
          grade,
          comment,
          status: comment ? 'manual' : 'empty',
          sentiment: comment ? (grade >= 4 ? 'PO' : 'NG') : 'BL',
        })
        .execute();
      return id;
    },
    /** Runs the job once, in this process. */
    answer: () =>
      answerReviewsJob.handle({
        app,
        clientId,
        input: { clientId, last: true },
        jobId: uuidV7(),
        progress: () => {},
        signal,
      }),
    read: (id: string) => readReview({ db, app }, { clientId, id }),
    /** Receiver of replies; drops duplicates by key like a webhook receiver. */
    async connect(): Promise<{ receiver: TestReceiver; secret: string }> {
      const receiver = await startTestReceiver();
      const by = { clientId, userId: admin.id };
      const given = { url: `${receiver.url}/replies`, newSecret: false };
      const { secret } = await setReplyAddress({ db, app }, by, given);
      return { receiver, secret: secret ?? '' };
    },
    /** Starts jobs immediately that would wait for the undo period to end. */
    async skipUndo(): Promise<void> {
      await sql`
        update pgboss.job set start_after = now()
        where name = any (${[sendReplyKind.name, 'communication.send-all']}) and state = 'created'
          and data ->> 'clientId' = ${clientId}`.execute(app.database.acrossClients());
    },
    notifications: async (userId: string) => {
      const { rows } = await sql<{ kind: string; title: { key: string; params: object } }>`
        select kind, title from platform.notifications where user_id = ${userId} order by id`.execute(
        app.database.acrossClients(),
      );
      return rows;
    },
  };
}

/** How often a source received each text: repeats have the same key and are one reply. */
export function repliesAt({ received }: TestReceiver): { key: string; text: string }[] {
  const byKey = new Map(
    received.map(({ headers, body }) => [
      String(headers['webhook-id']),
      (JSON.parse(body) as { data: { text: string } }).data.text,
    ]),
  );
  return [...byKey].map(([key, text]) => ({ key, text }));
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { templateFault } from '#modules/communication/contract/problems.ts';
import type {
  OwnTopicSettings,
  ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { FIELD_ERRORS_LIMIT } from '#platform/contract/limits.ts';
import { type FieldError, Problem } from '#platform/contract/problem.ts';
import type { JobKind } from '#platform/server/jobs/job-kind.ts';
import { refuseStale, updateVersioned } from '#platform/server/records/update-versioned.ts';
import { answerReviewsKind } from '../reviews/receive-reviews.ts';
import type { CommunicationTables, Context } from '../tables.ts';
import { readSettings, reviewBotId } from '../writing/read-settings.ts';
import { checkTemplate } from '../writing/reply-template.ts';

const TABLE = 'communication.reply_settings';
/** Ready replies that are rewritten after a settings change; older ones stay unchanged. */
const REWRITTEN = 10_000;

/** Searches analysed comments for the brand's custom topics; its input is their fingerprint. */
export const findOwnTopicsKind = {
  name: 'communication.find-own-topics',
  input: z.object({ clientId: z.string(), topics: z.string() }),
  concurrency: 1,
  ofOneGroup: 1,
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  expireSeconds: 6 * 60 * 60,
} satisfies JobKind;

/** Changes if the words of the brand's custom topics change. Topic names do not affect the analysis. */
export function topicsFingerprint(topics: readonly OwnTopicSettings[]): string {
  const words = topics.map(({ key, words }) => [key, words]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

export async function saveSettings(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  given: { settings: ReplySettings; version: number; rewriteReady: boolean },
): Promise<void> {
  const checked = checkedSettings(given.settings);
  const settings = JSON.stringify(checked);
  const { settings: before } = await readSettings({ db }, clientId);
  if (given.version === 0) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto(TABLE)
      .values({ client_id: clientId, bot_id: reviewBotId(clientId), settings, updated_by: userId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n)
      await refuseStale({ db, app }, { table: TABLE, key: { client_id: clientId } });
  } else {
    await updateVersioned<CommunicationTables, typeof TABLE>(
      { db, app },
      { table: TABLE, key: { client_id: clientId }, version: given.version },
      { settings, updated_by: userId },
    );
  }
  if (given.rewriteReady) await rewriteReady({ db, app }, clientId);
  const topics = topicsFingerprint(checked.topics);
  if (topics !== topicsFingerprint(before.topics))
    await app.jobs.enqueue(
      db,
      findOwnTopicsKind,
      { clientId, topics },
      { clientId, uniqueKey: `topics ${given.version}` },
    );
}

/** Removes empty texts. Reports each placeholder that cannot be filled at its field. */
export function checkedSettings(settings: ReplySettings): ReplySettings {
  const { status, code, title } = templateFault;
  const faults: FieldError[] = [];
  const templates = settings.templates.map((template, at) => {
    const texts = Object.entries(template.texts).filter(([, text]) => text.trim() !== '');
    for (const [language, text] of texts) {
      const [fault] = faults.length < FIELD_ERRORS_LIMIT ? checkTemplate(text) : [];
      if (!fault) continue;
      const { name: placeholder, line, column } = fault;
      const params = { template: template.name, placeholder, line, column };
      faults.push({ field: `body.settings.templates.${at}.texts.${language}`, code, params });
    }
    return { ...template, texts: Object.fromEntries(texts) };
  });
  const [first] = faults;
  if (first) throw new Problem({ status, code, title, params: first.params ?? {}, errors: faults });
  return { ...settings, templates };
}

/** Nothing is sent until it is rewritten; texts of users stay. */
async function rewriteReady({ db, app }: Context, clientId: string): Promise<void> {
  await sql`
    with waiting as (
      select review.id from communication.reviews as review
      join communication.replies as reply
        on reply.client_id = review.client_id and reply.review_id = review.id
      where review.client_id = ${clientId} and review.status = 'ready' and review.deleted_at is null
        and reply.state in ('proposed', 'scheduled') and reply.writer <> 'user' and reply.sent_by is null
        and reply.first_tried_at is null
        and review.id in (
          select id from communication.reviews where client_id = ${clientId} and status = 'ready'
          order by written_at desc limit ${REWRITTEN})
      order by review.id for update
    ), taken_back as (
      update communication.replies set state = 'proposed', send_at = null, send_key = null
      where client_id = ${clientId} and review_id in (select id from waiting)
    )
    update communication.reviews set analysed_at = null, updated_at = now(), version = version + 1
    where client_id = ${clientId} and id in (select id from waiting)`.execute(db);
  await app.jobs.enqueue(db, answerReviewsKind, { clientId }, { clientId, uniqueKey: 'answer' });
}

import { sql } from 'kysely';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { ReplyDecision } from '#modules/communication/contract/reviews/reply.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import {
  type DraftedReply,
  draftReply,
  type ReviewToAnswer,
  type Surroundings,
} from '../replies/draft-reply.ts';
import { type ReplyLocations, readLocations } from '../replies/location-facts.ts';
import type { ReviewRow } from '../replies/lock-reply.ts';
import { RecentReplies, withTopics } from '../replies/review-to-answer.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';
import { similarityWith } from '../writing/similarity.ts';
import { checkedSettings } from './save-settings.ts';

const SAMPLED = 300;
const CORRECTED = 200;
/** Smaller combined differences of score and similarity are ignored. */
const NOTICEABLE = 3;
/** A language model takes seconds per reply, so fewer replies are compared, some of them in parallel. */
const BY_MODEL = { sampled: 12, corrected: 8, atOnce: 4 };

interface Correction {
  review_id: string;
  written: string;
  corrected: string | null;
}

/** Compares settings on a sample of last month's replies and on replies corrected by users [REV-06]. */
export async function compareSettings(
  { db, app }: Context,
  clientId: string,
  given: ReplySettings,
) {
  const changed = checkedSettings(given);
  const { settings: saved } = await readSettings({ db }, clientId);
  // Nothing is sent to a language model before the brand has saved this choice.
  const usesModel = saved.model.active;
  const limits = usesModel ? BY_MODEL : { sampled: SAMPLED, corrected: CORRECTED, atOnce: 1 };
  const sampled = await readSample({ db }, clientId, limits.sampled);
  const corrections = await readCorrections({ db }, clientId, limits.corrected);
  const rows = await readReviews({ db }, clientId, [
    ...sampled,
    ...corrections.map(({ review_id }) => review_id),
  ]);
  const reviews = new Map(
    (await withTopics({ db }, clientId, rows)).map((review) => [review.id, review]),
  );
  const locationIds = rows.map(({ location_id }) => location_id);
  const locationsFor = ({ formId }: ReplySettings) =>
    readLocations({ db, app }, { clientId, locationIds, formId });
  const model = usesModel ? { app } : undefined;
  const before = new Trial(saved, await locationsFor(saved), model);
  const after = new Trial(changed, await locationsFor(changed), model);

  const chosen = sampled.flatMap((id) => reviews.get(id) ?? []);
  const counts = { saved: noDecisions(), changed: noDecisions() };
  const breather = new EventLoopYielder();
  await forEachOf(chosen, limits.atOnce, async (review) => {
    await breather.pause();
    counts.saved[(await before.write(review)).decision] += 1;
    counts.changed[(await after.write(review)).decision] += 1;
  });
  const corrected = { total: 0, better: 0, worse: 0, same: 0 };
  await forEachOf(corrections, limits.atOnce, async (correction) => {
    const review = reviews.get(correction.review_id);
    if (!review) return;
    await breather.pause();
    const gained =
      worth(await after.write(review), correction) - worth(await before.write(review), correction);
    corrected.total += 1;
    if (gained > NOTICEABLE) corrected.better += 1;
    else if (gained < -NOTICEABLE) corrected.worse += 1;
    else corrected.same += 1;
  });
  return { replies: chosen.length, ...counts, corrected };
}

const MODEL_FAILED: ReadonlySet<string> = new Set(
  ['notConfigured', 'timedOut', 'unavailable'].map(
    (reason) => `communication:replyWriterReason.${reason}`,
  ),
);

/** Replies of one set of settings. They must differ from each other, as they would when written one after the other. */
class Trial {
  readonly #settings: ReplySettings;
  readonly #locations: ReplyLocations;
  readonly #recent = new RecentReplies();

  /** Unset after its first failure, so the comparison does not wait for further failures. */
  #model: Surroundings['model'];

  constructor(settings: ReplySettings, locations: ReplyLocations, model: Surroundings['model']) {
    this.#settings = settings;
    this.#locations = locations;
    this.#model = settings.model.active ? model : undefined;
  }

  async write(review: ReviewToAnswer): Promise<DraftedReply> {
    const draft = await draftReply(review, {
      settings: this.#settings,
      locations: this.#locations,
      recent: this.#recent.of(review.locationId),
      canReply: true,
      model: this.#model,
    });
    if (MODEL_FAILED.has(draft.writerReason?.key ?? '')) this.#model = undefined;
    this.#recent.add(review.locationId, draft.text);
    return draft;
  }
}

/** The score, plus the similarity to the user's correction, or the distance from a text that a user reported. */
function worth({ text, evaluation }: DraftedReply, { written, corrected }: Correction): number {
  const closeness = 100 * similarityWith([corrected ?? written], '')(text);
  return evaluation.score + (corrected === null ? 100 - closeness : closeness);
}

async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  handle: (item: Item) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += atOnce)
    await Promise.all(items.slice(at, at + atOnce).map(handle));
}

function noDecisions(): Record<ReplyDecision, number> {
  return { send: 0, approve: 0, manual: 0 };
}

/** The same sample each time, so that only the settings cause differences. */
async function readSample(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ review_id: string }>`
    select review_id from communication.replies
    where client_id = ${clientId} and written_at > now() - interval '30 days' and writer <> 'source'
    order by md5(review_id::text) limit ${limit}`.execute(db);
  return rows.map(({ review_id }) => review_id);
}

function readCorrections(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  limit: number,
): Promise<Correction[]> {
  return db
    .selectFrom('communication.corrected_replies')
    .select(['review_id', 'written', 'corrected'])
    .where('client_id', '=', clientId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

async function readReviews(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  ids: readonly string[],
): Promise<ReviewRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

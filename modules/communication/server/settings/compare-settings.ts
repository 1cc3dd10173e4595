import { sql } from 'kysely';
import type { ReplyDecision } from '#modules/communication/contract/replies/reply.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { Breather } from '#platform/server/jobs/yield-turn.ts';
import { type DraftedReply, draftReply, type ReviewToAnswer } from '../replies/draft-reply.ts';
import { type KnownLocations, readLocations } from '../replies/location-facts.ts';
import type { ReviewRow } from '../replies/lock-reply.ts';
import { RecentReplies } from '../replies/recent-replies.ts';
import { withTopics } from '../replies/review-to-answer.ts';
import type { CommunicationTables } from '../tables.ts';
import { similarityWith } from '../writing/similarity.ts';
import { readSettings } from './read-settings.ts';
import { checkedSettings } from './save-settings.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}

const SAMPLED = 300;
const CORRECTED = 200;
/** Smaller differences of score and closeness together are none. */
const NOTICEABLE = 3;

interface Correction {
  review_id: string;
  written: string;
  corrected: string | null;
}

/** What a sample of last month's replies, and those that people corrected, would be with other settings [REV-06]. */
export async function compareSettings(
  { db, app }: Context,
  clientId: string,
  given: ReplySettings,
) {
  const changed = checkedSettings(given);
  const { settings: saved } = await readSettings({ db }, clientId);
  const sampled = await readSample({ db }, clientId);
  const corrections = await readCorrections({ db }, clientId);
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
  const before = new Trial(saved, await locationsFor(saved));
  const after = new Trial(changed, await locationsFor(changed));

  const chosen = sampled.flatMap((id) => reviews.get(id) ?? []);
  const counts = { saved: noDecisions(), changed: noDecisions() };
  const breather = new Breather();
  for (const review of chosen) {
    await breather.pause();
    counts.saved[(await before.write(review)).decision] += 1;
    counts.changed[(await after.write(review)).decision] += 1;
  }
  const corrected = { total: 0, better: 0, worse: 0, same: 0 };
  for (const correction of corrections) {
    const review = reviews.get(correction.review_id);
    if (!review) continue;
    await breather.pause();
    const gained =
      worth(await after.write(review), correction) - worth(await before.write(review), correction);
    corrected.total += 1;
    if (gained > NOTICEABLE) corrected.better += 1;
    else if (gained < -NOTICEABLE) corrected.worse += 1;
    else corrected.same += 1;
  }
  return { replies: chosen.length, ...counts, corrected };
}

/** Replies of one set of settings: as they are written one after the other, they must differ from each other. */
class Trial {
  readonly #settings: ReplySettings;
  readonly #locations: KnownLocations;
  readonly #recent = new RecentReplies();

  constructor(settings: ReplySettings, locations: KnownLocations) {
    this.#settings = settings;
    this.#locations = locations;
  }

  async write(review: ReviewToAnswer): Promise<DraftedReply> {
    const draft = await draftReply(review, {
      settings: this.#settings,
      locations: this.#locations,
      recent: this.#recent.of(review.locationId),
      canReply: true,
    });
    this.#recent.add(review.locationId, draft.text);
    return draft;
  }
}

/** The score, and how close it is to what a person wrote, or how far from what a person reported. */
function worth({ text, evaluation }: DraftedReply, { written, corrected }: Correction): number {
  const closeness = 100 * similarityWith([corrected ?? written], '')(text);
  return evaluation.score + (corrected === null ? 100 - closeness : closeness);
}

function noDecisions(): Record<ReplyDecision, number> {
  return { send: 0, approve: 0, manual: 0 };
}

/** The same sample each time, so that a change of settings alone makes a difference. */
async function readSample({ db }: Pick<Context, 'db'>, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ review_id: string }>`
    select review_id from communication.replies
    where client_id = ${clientId} and written_at > now() - interval '30 days' and writer <> 'source'
    order by md5(review_id::text) limit ${SAMPLED}`.execute(db);
  return rows.map(({ review_id }) => review_id);
}

function readCorrections({ db }: Pick<Context, 'db'>, clientId: string): Promise<Correction[]> {
  return db
    .selectFrom('communication.corrected_replies')
    .select(['review_id', 'written', 'corrected'])
    .where('client_id', '=', clientId)
    .orderBy('at', 'desc')
    .limit(CORRECTED)
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

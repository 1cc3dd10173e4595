import type { Locale } from '#platform/contract/locale.ts';
import { type CriteriaIndex, readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import type { KnownSegment, RuleContext } from './rule-sql.ts';

/** All objects that rules of this client can refer to, read once per query. */
export async function ruleContext(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  /** Language of labels, if they are shown. */
  locale?: Locale,
): Promise<RuleContext> {
  const book = await readCriteriaIndex({ db }, clientId, locale);
  const rows = await db
    .selectFrom('profile_hub.segments')
    .select(['id', 'name', 'kind', 'rules', 'saved'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .execute();
  return contextOf(clientId, book, rows);
}

function contextOf(
  clientId: string,
  book: CriteriaIndex,
  segments: readonly KnownSegment[],
): RuleContext {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  return {
    clientId,
    book,
    segments,
    segment: (id) => byId.get(id),
    knows: (id) => byId.get(id)?.saved === true,
  };
}

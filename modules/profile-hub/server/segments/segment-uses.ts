import type { Db } from '#platform/server/database/database.ts';
import { viewsNaming } from '#platform/server/views/views-naming.ts';
import { namedSegments } from './nested-segments.ts';
import type { RuleContext } from './rule-sql.ts';

/** Uses of segments in other saved segments and in views. Private views of other users are not named. */
export async function segmentUses(
  { db }: { db: Db },
  { segments }: Pick<RuleContext, 'segments'>,
  { clientId, userId, ids }: { clientId: string; userId: string; ids: readonly string[] },
): Promise<Map<string, { names: string[]; views: number }>> {
  const views = await viewsNaming({ db }, { clientId, userId, texts: ids });
  const saved = segments.filter((segment) => segment.saved);
  return new Map(
    ids.map((id) => {
      const inSegments = saved.filter(({ rules }) => namedSegments(rules).includes(id));
      const inViews = views.filter(({ search }) => search.includes(id));
      const names = [
        ...inSegments.map(({ name }) => name),
        ...inViews.flatMap(({ name }) => (name === null ? [] : [name])),
      ];
      return [id, { names, views: inViews.length }];
    }),
  );
}

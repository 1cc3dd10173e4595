import { searchCall } from '#platform/contract/search.ts';
import { createRouteFactory } from '../http/route.ts';

const HITS_PER_KIND = 8;
const route = createRouteFactory<never>();

/** Searches every kind whose menu item the user has, and names those that could not be searched. */
export const searchRoute = route(searchCall, async ({ app, db, principal, membership, query }) => {
  const sources = app.searches.filter(
    (source) => source.roles.includes(membership.role) && membership.menus.has(source.menu),
  );
  const failed: string[] = [];
  const groups = await Promise.all(
    sources.map(async (source) => {
      const kind = source.kind ?? source.section ?? source.menu;
      try {
        const found = await source.search({
          words: query.q,
          limit: HITS_PER_KIND,
          db,
          clientId: membership.clientId,
          principal,
        });
        return [{ kind, ...found }];
      } catch (error) {
        // A cancelled statement: the user continued typing or left, or the search took too long.
        const isCancelled = (error as { code?: unknown } | null)?.code === '57014';
        app.log[isCancelled ? 'warn' : 'error'](
          { error, menu: source.menu },
          'a search source failed',
        );
        failed.push(kind);
        return [];
      }
    }),
  );
  return { groups: groups.flat().filter(({ total }) => total > 0), failed };
});

import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { listCriteria } from './list-criteria.ts';

/** Search source for criteria, for the search in the header. */
export const searchCriteria: SearchSource = {
  menu: 'profilehub/criteria',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal: { locale } }) {
    const { items, total } = await listCriteria(
      { db, app },
      { clientId, locale },
      { view: 'all', q: words, groups: [], page: 1, limit, sortBy: 'label', sortDesc: false },
    );
    return {
      total,
      hits: items.map(({ id, label, slug }) => ({
        id: id ?? slug,
        path: `profilehub/criteria/${id ?? `standard/${slug}`}`,
        title: label,
        meta: slug,
      })),
    };
  },
};

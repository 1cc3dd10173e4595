import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { listCriteria } from './list-criteria.ts';

/** The brand's own criteria by their words, for the search in the header; the standard ones have no page. */
export const criteriaByWords: SearchSource = {
  menu: 'profilehub/criteria',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal: { locale } }) {
    const { items, total } = await listCriteria(
      { db, app },
      { clientId, locale },
      { view: 'own', q: words, groups: [], page: 1, limit, sortBy: 'label', sortDesc: false },
    );
    return {
      total,
      hits: items.flatMap(({ id, label, slug }) =>
        id === null ? [] : [{ id, path: `profilehub/criteria/${id}`, title: label, meta: slug }],
      ),
    };
  },
};

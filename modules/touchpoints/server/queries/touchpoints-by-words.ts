import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { findPage } from './search-touchpoints.ts';

/** Touchpoints by their words, for the search in the header. */
export const touchpointsByWords: SearchSource = {
  kind: 'touchpoints',
  menu: 'touchpoints/list',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { rows, total } = await findPage(
      db,
      {
        searchFilter: { view: 'all', q: words, groups: [] },
        page: 1,
        limit,
        sortBy: 'shortUrl',
        sortDesc: false,
      },
      clientId,
    );
    return {
      total,
      hits: rows.map(({ id, suffix, description, product_name, dest_url }) => ({
        id,
        path: `touchpoints/${id}`,
        title: suffix,
        meta: description || product_name || (dest_url ?? ''),
      })),
    };
  },
};

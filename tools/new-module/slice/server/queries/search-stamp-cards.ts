import { BRAND_ROLES } from '#platform/contract/permission.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { listStampCards } from './list-stamp-cards.ts';

/** Finds stamp cards by their text, for the search in the header. */
export const searchStampCards: SearchSource = {
  menu: 'platform/corner-shop',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { items, total } = await listStampCards({ db }, clientId, {
      view: 'all',
      q: words,
      groups: [],
      page: 1,
      limit,
      sortBy: 'name',
      sortDesc: false,
    });
    return {
      total,
      hits: items.map(({ id, name, code }) => ({
        id,
        path: `platform/corner-shop/${id}`,
        title: name,
        meta: code,
      })),
    };
  },
};

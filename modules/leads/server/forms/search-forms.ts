import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { listForms } from './list-forms.ts';

/** Forms by their name, for the search in the header. */
export const searchForms: SearchSource = {
  menu: 'platform/forms',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { items, total } = await listForms({ db }, clientId, {
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
      hits: items.map(({ id, name, locales }) => ({
        id,
        path: `platform/forms/${id}`,
        title: name,
        meta: locales.join(', '),
      })),
    };
  },
};

import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { searchContacts } from './search-contacts.ts';

/** Contacts by name, e-mail and phone, for the search in the header. */
export const contactSearchSource: SearchSource = {
  kind: 'contacts',
  menu: 'profilehub/contacts',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { items, total } = await searchContacts(
      { db },
      {
        filter: { view: 'all', q: words, groups: [] },
        page: 1,
        limit,
        sortBy: 'name',
        sortDesc: false,
      },
      clientId,
    );
    return {
      total,
      hits: items.map(({ id, criterias }) => {
        const { firstname, lastname, email, phone } = criterias;
        const known = [email, phone].filter((one) => typeof one === 'string');
        const name = [firstname, lastname].filter(Boolean).join(' ');
        return {
          id,
          path: `profilehub/contacts/${id}`,
          title: name || (known[0] ?? id),
          meta: (name ? known[0] : known[1]) ?? '',
        };
      }),
    };
  },
};

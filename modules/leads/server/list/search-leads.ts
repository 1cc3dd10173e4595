import { ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { listLeads } from './list-leads.ts';

/** Header search in leads by name, e-mail, phone and product; limited to the user's own locations [USR-10]. */
export const searchLeads: SearchSource = {
  kind: 'leads',
  menu: 'platform/leads',
  roles: ROLES,
  async search({ words, limit, db, app, clientId, principal }) {
    const { items, total } = await listLeads(
      { db, app },
      { view: 'all', q: words, groups: [], page: 1, limit, sortBy: 'due', sortDesc: false },
      { clientId, reader: principal.locale },
    );
    return {
      total,
      hits: items.map(({ id, consumer, products, location, form }) => {
        const name = [consumer.firstname, consumer.lastname].filter(Boolean).join(' ');
        return {
          id,
          path: `platform/leads/${id}`,
          title: name || (products[0] ?? form),
          meta: [name && products[0], location?.name].filter(Boolean).join(', '),
        };
      }),
    };
  },
};

import { ADMIN_ROLES } from '#platform/contract/permission.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { listLocations } from './locations/list-locations.ts';
import { listProducts } from './products/list-products.ts';

const BY_NAME = { view: 'all', page: 1, sortBy: 'name', sortDesc: false } as const;

/** Full-text search for locations and products, for users that manage them. */
export const searchLocations: SearchSource = {
  kind: 'locations',
  menu: 'settings/locations',
  roles: ADMIN_ROLES,
  async search({ words, limit, db, clientId }) {
    const listQuery = { ...BY_NAME, groups: [], limit, q: words };
    const { items, total } = await listLocations({ db }, listQuery, { client: clientId });
    return {
      total,
      hits: items.map(({ id, name, city, code }) => ({
        id,
        path: `settings/locations/${id}`,
        title: name,
        meta: [city, code].filter(Boolean).join(', '),
      })),
    };
  },
};

export const searchProducts: SearchSource = {
  kind: 'products',
  menu: 'settings/products',
  roles: ADMIN_ROLES,
  async search({ words, limit, db, clientId, principal }) {
    const listQuery = { ...BY_NAME, groups: [], limit, q: words };
    const given = { of: { client: clientId }, reader: principal.locale };
    const { items, total } = await listProducts({ db }, listQuery, given);
    return {
      total,
      hits: items.map(({ id, name, sku }) => ({
        id,
        path: `settings/products/${id}`,
        title: name,
        meta: sku,
      })),
    };
  },
};

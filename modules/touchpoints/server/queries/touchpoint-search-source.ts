import { aboutTouchpoint } from '#modules/touchpoints/contract/about-touchpoint.ts';
import type { SearchFilter } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { normalizeFilter } from './normalize-filter.ts';
import { productNamer } from './product-namer.ts';
import { findPage } from './search-touchpoints.ts';

/** Touchpoints by search text, for the header search. */
export const touchpointSearchSource: SearchSource = {
  kind: 'touchpoints',
  menu: 'touchpoints/list',
  roles: BRAND_ROLES,
  async search({ words, limit, db, app, clientId, principal }) {
    const asked: SearchFilter = { view: 'all', q: words, groups: [] };
    const { rows, total } = await findPage(
      { db },
      {
        searchFilter: await normalizeFilter({ db, app }, clientId, asked),
        page: 1,
        limit,
        sortBy: 'shortUrl',
        sortDesc: false,
      },
      clientId,
    );
    const skus = rows.map(({ sku }) => sku);
    const nameOf = await productNamer({ db, app }, { clientId, skus, reader: principal.locale });
    return {
      total,
      hits: rows.map(({ id, suffix, description, sku, product_name: kept, destUrl }) => ({
        id,
        path: `touchpoints/${id}`,
        title: suffix,
        meta: aboutTouchpoint({ product: nameOf({ sku, kept }), description }) || (destUrl ?? ''),
      })),
    };
  },
};

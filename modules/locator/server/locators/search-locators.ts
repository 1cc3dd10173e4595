import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { listLocators } from './read-locator.ts';

/** Locators by name and slug, for the search in the header. */
export const searchLocators: SearchSource = {
  kind: 'locators',
  menu: 'platform/locator/list',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId, app }) {
    const found = await listLocators({ db, app }, { clientId, words });
    return {
      total: found.length,
      hits: found.slice(0, limit).map(({ slug, name }) => ({
        id: slug,
        path: `platform/locator/${slug}`,
        title: name,
        meta: slug,
      })),
    };
  },
};

import { sql } from 'kysely';
import { countLocationPages } from '#modules/directory/contract/change-requests/change-request.ts';
import { BRAND_ROLES } from '#platform/contract/role.ts';
import { answerPort, type SearchSource } from '#platform/server/module-parts.ts';
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

/** Locators that show pages of the location's country [OPP-06]. */
export const answerLocationPages = answerPort(
  countLocationPages,
  async ({ clientId, country }, { db }) => {
    const { rows } = await sql<{ pages: number }>`
      select count(*) as pages from locator.locators
      where client_id = ${clientId}
        and (coalesce(config -> 'countries', '[]') = '[]' or config -> 'countries' ? ${country})`.execute(
      db,
    );
    return rows[0]?.pages ?? 0;
  },
);

import type { StoreFacts } from '#modules/directory/contract/locations/locate-stores.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Site } from '../site.ts';
import { parseSiteQuery } from '../site-request.ts';
import { childAreas } from '../site-tree.ts';
import { filterChoices, nearbyStores } from '../stores.ts';
import { searchForm } from './search-form.ts';
import type { SitePage } from './site-frame.ts';
import { areaLinks, storeList } from './store-parts.ts';

const NEARBY = 5;

/** Page for an unknown URL: the search, and all areas. */
export async function notFoundPage(site: Site): Promise<SitePage> {
  const { text } = site;
  const areas = await childAreas(site, []);
  return notice(site, {
    title: text('notFoundTitle'),
    sentence: text('notFoundText'),
    more: areas.length > 0 && areaLinks(site, areas, text('storesByCountry')),
  });
}

/** Page of a permanently closed store, with the nearest open ones. */
export async function closedStorePage(site: Site, store: StoreFacts): Promise<SitePage> {
  const { text } = site;
  const nearby = await nearbyStores(site, store, NEARBY);
  return notice(site, {
    title: text('closedStoreTitle', { store: store.name }),
    sentence: text(nearby.length > 0 ? 'closedStoreText' : 'closedStoreAlone'),
    more: nearby.length > 0 && storeList(site, nearby),
  });
}

/** Page for visitors while the directory is unavailable or too many of them wait. */
export function busyPage(site: Site): SitePage {
  const { text } = site;
  const [title, sentence] = [text('busyTitle'), text('busyText')];
  return {
    ...noticeHead(title),
    content: html`<main id="main" class="notice-page"><h1>${title}</h1><p>${sentence}</p></main>`,
  };
}

async function notice(
  site: Site,
  given: { title: string; sentence: string; more: Html | false },
): Promise<SitePage> {
  const query = parseSiteQuery({});
  const choices = await filterChoices(site, query);
  return {
    ...noticeHead(given.title),
    content: html`<main id="main" class="notice-page"><section class="results"><h1>${given.title}</h1><p>${given.sentence}</p>
${searchForm(site, query, choices)}
${given.more}</section></main>`,
  };
}

function noticeHead(title: string) {
  return { kind: 'notice', title, description: title, segments: [], isListed: false } as const;
}

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { RESULTS_PER_PAGE_DEFAULT } from '#modules/locator/contract/limits.ts';
import { demoTestApp } from '../testing/demo-test-app.ts';
import { demoLocators } from './load-demo-locators.ts';

const suite = await demoTestApp();
const visitor = suite.visitor({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'en' });
const ORIGIN = 'http://suite.test';
const open = async (url: string) =>
  (await visitor.send({ method: 'GET', path: url.replace(ORIGIN, '') })).raw;
/** Key of the location that a page is about; undefined for other pages. */
const keyOf = (page: string) => /-([0-9a-f]{10})$/.exec(page)?.[1];
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

interface Stored {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  latitude: number | null;
  longitude: number | null;
  openDays: number;
}

/** All pages of areas, and one page of a store in so many: each is made the same way, and all take a minute. */
const STORES_PER_CHECK = 7;

test('the structured data of the pages of the demo’s locators matches the directory [LOC-06]', async () => {
  const { rows } = await sql<Stored & { key: string }>`
    select page_key as key, name, street, postal_code as "postalCode", city, country, phone, latitude, longitude,
      (select count(*)::int from jsonb_each(coalesce(opening_hours, '{}')) as day where day.value <> '[]') as "openDays"
    from directory.locations where closed_at is null`.execute(suite.app.database.acrossClients());
  const stored = new Map(rows.map((row) => [row.key, row]));
  for (const { slug } of demoLocators) {
    const [first = ''] = locations((await open(`/l/${slug}/sitemap.xml`)).body);
    const pages = locations((await open(first)).body);
    expect(pages.length).toBeGreaterThan(10);
    const stores = pages.filter(keyOf);
    const skipped = new Set(stores.filter((_, at) => at % STORES_PER_CHECK > 0));
    for (const page of pages.filter((each) => !skipped.has(each))) {
      const { statusCode, body } = await open(page);
      expect([page, statusCode]).toEqual([page, 200]);
      const data = [
        ...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ].flatMap(([, json = '']) => [JSON.parse(json)].flat());
      expect(data.length, page).toBeGreaterThan(0);
      const key = keyOf(page);
      if (key)
        expect(data[0], page).toEqual(expect.objectContaining(expectedData(stored.get(key))));
      else if (page === `${ORIGIN}/l/${slug}`)
        expect(data, page).toMatchObject([{ '@type': 'WebSite', url: page }]);
      else {
        const below = pages.filter((each) => keyOf(each) && each.startsWith(`${page}/`));
        expect(below.length, page).toBeGreaterThan(0);
        expect(data[0], page).toMatchObject({ '@type': 'ItemList', numberOfItems: below.length });
        const names = new Map(below.map((each) => [each, stored.get(keyOf(each) ?? '')?.name]));
        const listed = storeNames(data[0]);
        // The other stores are on the area's further pages.
        expect(listed.size).toBeGreaterThanOrEqual(
          Math.min(below.length, RESULTS_PER_PAGE_DEFAULT),
        );
        expect([...names], page).toEqual(expect.arrayContaining([...listed]));
      }
    }
  }
});

/** Name of each store in the list of an area's page, by address; the street follows the name. */
function storeNames({ itemListElement }: { itemListElement: { url: string; name: string }[] }) {
  return new Map(itemListElement.map(({ url, name }) => [url, name.split(', ')[0]]));
}

/** What the structured data of a store's page must contain. */
function expectedData(store: Stored | undefined): Record<string, unknown> {
  if (!store) throw new Error('a page of a store that there is not');
  const { latitude, longitude, phone } = store;
  return {
    name: store.name,
    address: expect.objectContaining({
      ...(store.street && { streetAddress: store.street }),
      ...(store.postalCode && { postalCode: store.postalCode }),
      ...(store.city && { addressLocality: store.city }),
      addressCountry: store.country,
    }),
    ...(phone && { telephone: phone }),
    ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(store.openDays > 0 && {
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ '@type': 'OpeningHoursSpecification' }),
      ]),
    }),
  };
}

import {
  defaultLocatorConfig,
  type LocatorConfig,
} from '#modules/locator/contract/locator-config.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TestClient } from '#platform/testing/people.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { LocatorTables } from '../../tables.ts';

const SPANS = [{ from: '00:00', to: '24:00' }];
const week = (spans: object[]) =>
  JSON.stringify(
    Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, spans]),
    ),
  );
const ALWAYS_OPEN = week(SPANS);
const NEVER_OPEN = week([]);

/** Columns of a location in the directory. */
type TestStore = { name: string; at: readonly [number, number] } & Record<string, unknown>;

/** Stores of the south of France, and one in Norway. */
const STORES: readonly TestStore[] = [
  {
    ...{ name: 'Coutellerie du Mazel', street: '12 rue du Touat', postal_code: '12000' },
    ...{ city: 'Rodez', region: 'Aveyron', phone: '+33 5 65 55 01 27', activity: 'Coutellerie' },
    ...{ at: [44.3506, 2.5734], opening_hours: ALWAYS_OPEN, website: 'https://mazel.example/' },
    attributes: JSON.stringify({ 'Click and collect': 'yes', Parking: 'Place du Foirail' }),
  },
  {
    ...{ name: 'Quincaillerie Vidalenc', street: '8 boulevard de Guizard', postal_code: '12500' },
    ...{ city: 'Espalion', region: 'Aveyron', activity: 'Quincaillerie' },
    ...{ at: [44.5217, 2.7622], opening_hours: NEVER_OPEN },
  },
  {
    ...{ name: 'Forge de l’Aubrac', street: '3 allée de l’Amicale', postal_code: '12210' },
    ...{ city: 'Laguiole', region: 'Aveyron', at: [44.6846, 2.8474], opening_hours: ALWAYS_OPEN },
  },
  {
    ...{ name: 'Boutique <b>Paris</b>', street: '1 rue "de" Rivoli', postal_code: '75001' },
    ...{ city: 'Paris', region: 'Île-de-France', at: [48.8606, 2.3376] },
  },
  { name: 'Butikk Oslo', city: 'Oslo', country: 'NO', at: [59.9139, 10.7522] },
];

/** A brand with stores and a published locator; `open` requests pages as a browser does. */
export async function siteBrand(
  suite: TestApp,
  given: {
    config?: Partial<LocatorConfig> | ((client: TestClient) => Promise<Partial<LocatorConfig>>);
    locales?: [Locale, ...Locale[]];
    host?: string;
    stores?: readonly TestStore[];
  } = {},
) {
  const { app } = suite;
  const client = await suite.people.client({ name: 'Maison Aubrac', timeZone: 'Europe/Paris' });
  const locales = given.locales ?? ['fr', 'en'];
  await app.database
    .acrossClients()
    .updateTable('directory.clients')
    .set({ locales, default_locale: locales[0], brand_color: '#123d87' })
    .where('id', '=', client.id)
    .execute();
  const ids = new Map<string, string>();
  for (const [index, { at, ...columns }] of (given.stores ?? STORES).entries()) {
    const id = uuidV7();
    ids.set(columns.name, id);
    await app.database
      .acrossClients()
      .insertInto('directory.locations')
      .values({
        ...{ client_id: client.id, id, code: `S-${index}`, country: 'FR' },
        ...{ latitude: at[0], longitude: at[1], ...columns },
      })
      .execute();
  }
  const slug = `revendeurs-${client.brandId}`;
  const own = typeof given.config === 'function' ? await given.config(client) : given.config;
  const config = { ...defaultLocatorConfig({ locales, defaultLocale: locales[0] }), ...own };
  await app.database
    .ofClient<LocatorTables>(client.id)
    .insertInto('locator.locators')
    .values({
      client_id: client.id,
      slug,
      name: 'Revendeurs',
      config: JSON.stringify(config),
      draft: null,
      draft_by: null,
      draft_at: null,
      ...(given.host && { host: given.host }),
    })
    .execute();

  const visitor = suite.visitor({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'fr-FR' });
  async function request(path: string, headers: Record<string, string> = {}) {
    const { raw } = await visitor.send({ method: 'GET', path, headers });
    return { status: raw.statusCode, body: raw.body, headers: raw.headers };
  }
  return {
    client,
    ids,
    slug,
    request,
    open: (path = '', headers: Record<string, string> = {}) =>
      request(`/l/${slug}${path}`, headers),
    /** The store's page as linked in a search. */
    async pageOf(name: string): Promise<string> {
      const { body } = await request(`/l/${slug}?q=${encodeURIComponent(name)}`);
      const href = hrefs(body).find((each) => each.includes(ids.get(name)?.slice(-10) ?? '?'));
      if (!href) throw new Error(`no link to ${name}`);
      return href.split('#')[0] ?? '';
    },
  };
}

/** The names of a page's list of stores, in order. */
export function storeNames(body: string): string[] {
  return [...body.matchAll(/<h2 class="store-name"><a href="[^"]*">(.*?)<\/a>/g)].map(
    ([, name = '']) => name,
  );
}

export function hrefs(body: string): string[] {
  return [...body.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

export function readPageTitle(body: string): string {
  return /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '';
}

/** The structured data of a page. */
export function readJsonLd(body: string): Record<string, unknown>[] {
  return [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => [JSON.parse(json)].flat(),
  );
}

import { sql } from 'kysely';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { FormsTables } from '#modules/forms/server/tables.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { checkSlug, createLocator } from '#modules/locator/server/locators/create-locator.ts';
import { readLocator } from '#modules/locator/server/locators/read-locator.ts';
import { saveLocator } from '#modules/locator/server/locators/save-locator.ts';
import type { LocatorTables } from '#modules/locator/server/tables.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { demoClients, demoLocale, demoUsers } from '../demo-people.ts';
import { translateDemoWord } from '../demo-translations.ts';
import { demoServices } from '../directory/demo-places.ts';

const services = {
  header: 'services',
  attributes: [...demoServices],
  display: 'tags',
  filter: true,
} as const;

const SERVICES = {
  key: 'services',
  values: {
    en: 'Services',
    fr: 'Services en magasin',
    de: 'Service im Geschäft',
    es: 'Servicios en tienda',
    it: 'Servizi in negozio',
    no: 'Tjenester i butikken',
  },
};

const PRIVACY = {
  key: 'link.privacy',
  values: {
    en: 'Privacy',
    fr: 'Confidentialité',
    de: 'Datenschutz',
    es: 'Privacidad',
    it: 'Privacy',
    no: 'Personvern',
  },
};

const COLLECTION = {
  key: 'link.collection',
  values: {
    en: 'The collection',
    fr: 'La collection',
    de: 'Die Kollektion',
    es: 'La colección',
    it: 'La collezione',
    no: 'Kolleksjonen',
  },
};

const FINDER = {
  key: 'link.finder',
  values: {
    en: 'Retailers',
    fr: 'Revendeurs',
    de: 'Händler',
    es: 'Distribuidores',
    it: 'Rivenditori',
    no: 'Forhandlere',
  },
};

const links = {
  header: [
    { text: COLLECTION.key, url: 'https://maison-aubrac.example/collection', locales: [] },
    { text: 'Atelier', url: 'https://maison-aubrac.example/atelier', locales: ['fr' as const] },
    { text: FINDER.key, url: '{host}', locales: [] },
  ],
  footer: [
    { text: PRIVACY.key, url: 'https://maison-aubrac.example/privacy', locales: [] },
    { text: 'Maison Aubrac', url: '{host}', locales: [] },
  ],
};

const weights = { 'Own boutique': 4, 'Department store': 1, Retailer: 0, 'Gift shop': 0 };

export const demoLocators: readonly DemoLocator[] = [
  {
    slug: 'revendeurs-fr',
    name: 'Revendeurs France',
    weights,
    steps: [
      {
        locales: ['fr', 'de', 'en'],
        defaultLocale: 'fr',
        countries: ['FR'],
        center: { lat: 44.37, lng: 2.62 },
        customData: [{ ...services, attributes: [...services.attributes] }],
        translations: [SERVICES],
      },
      { ...links, translations: [SERVICES, COLLECTION, PRIVACY, FINDER] },
      {
        radiusKm: 40,
        css: '.locator-site {\n  --brand: #17352b;\n}\n\n.store-name {\n  letter-spacing: -0.005em;\n}\n',
      },
    ],
  },
  {
    slug: 'retailers-worldwide',
    name: 'Retailers worldwide',
    weights,
    steps: [
      {
        locales: [...LOCALES],
        defaultLocale: 'en',
        crossBorders: true,
        customData: [{ ...services, attributes: [...services.attributes] }],
        translations: [SERVICES],
      },
      { ...links, translations: [SERVICES, COLLECTION, PRIVACY, FINDER], geoDivisionLevel: 4 },
      { radiusKm: 100, resultsPerPage: 20, theme: 'auto' },
    ],
  },
];

type Tables = LocatorTables & DirectoryTables & FormsTables;

const DAYS_BETWEEN_VERSIONS = 12;

/** Store locators of the first brand; skipped if the brand has any. */
export async function loadDemoLocators(app: App): Promise<void> {
  const clientId = demoClients[0]?.id ?? '';
  await app.database
    .ofClient<Tables>(clientId)
    .transaction()
    .execute(async (db) => {
      const found = await db
        .selectFrom('locator.locators')
        .select('slug')
        .where('client_id', '=', clientId)
        .limit(1)
        .executeTakeFirst();
      if (found) return;
      for (const locator of demoLocators)
        if ((await checkSlug({ app }, locator.slug)).free)
          await load({ db, app }, clientId, locator);
    });
}

async function load(
  { db, app }: { db: Db<Tables>; app: App },
  clientId: string,
  { slug, name, weights, steps: [first, ...others] }: DemoLocator,
): Promise<void> {
  const userId = demoUsers[0]?.id ?? null;
  const context = { db: db as unknown as Db<LocatorTables>, app };
  const types = await db
    .selectFrom('directory.location_types')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .execute();
  const form = await db
    .selectFrom('leads.forms')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .executeTakeFirst();
  const locationTypes = Object.entries(weights).flatMap(([type, weight]) => {
    const typeId = types.find(
      (each) => each.name === translateDemoWord(type, demoLocale(clientId)),
    )?.id;
    return typeId ? [{ typeId, markerUrl: '', iconUrl: '', weight }] : [];
  });
  await createLocator(context, {
    clientId,
    userId,
    name,
    slug,
    config: { ...first, locationTypes, defaultFormId: form?.id ?? null },
  });
  for (const step of others) {
    const { config } = await readLocator(context, { clientId, slug });
    await saveLocator(context, { clientId, slug }, { userId, config: { ...config, ...step } });
  }
  await sql`
    update locator.locator_versions
    set saved_at = saved_at - make_interval(days => ${DAYS_BETWEEN_VERSIONS} * (${others.length + 1} - version))
    where client_id = ${clientId} and slug = ${slug}`.execute(db);
}

/** The store locators of the first brand; each step is published as a separate version. */
interface DemoLocator {
  slug: string;
  name: string;
  /** Weight by the English name of a type. */
  weights: Readonly<Record<string, number>>;
  steps: readonly [Partial<LocatorConfig>, ...Partial<LocatorConfig>[]];
}

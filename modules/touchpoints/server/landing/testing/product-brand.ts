import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { insertTouchpoints } from '../../touchpoints/create-touchpoints.ts';

export interface TestProduct {
  names?: Partial<Record<Locale, string>>;
  gtin?: string;
  price?: number;
  imageUrl?: string;
  url?: string;
  category?: string;
  categoryNames?: Partial<Record<Locale, string>>;
}

interface TestSuite {
  app: App;
  server: FastifyInstance;
  people: {
    client(given: { name?: string }): Promise<{ id: string; brandId: string; name: string }>;
  };
}

/** A brand with products and touchpoints whose pages wait to be built. */
export async function productBrand(
  suite: TestSuite,
  given: { locales?: [Locale, ...Locale[]]; name?: string } = {},
) {
  const { app } = suite;
  const db = app.database.acrossClients();
  const client = await suite.people.client(given.name ? { name: given.name } : {});
  const locales = given.locales ?? ['fr', 'en', 'no'];
  await db
    .updateTable('directory.clients')
    .set({ locales, default_locale: locales[0], brand_color: '#123d87' })
    .where('id', '=', client.id)
    .execute();

  async function product(sku: string, facts: TestProduct = {}): Promise<void> {
    const row = {
      names: JSON.stringify(facts.names ?? { fr: 'Cocotte ronde', no: 'Rund gryte' }),
      gtin: facts.gtin ?? null,
      category: facts.category ?? 'Cocottes',
      price: facts.price ?? 24_900,
      currency: 'EUR',
      image_url: facts.imageUrl ?? '',
      url: facts.url ?? 'https://brand.example/cocotte',
    };
    await db
      .insertInto('directory.products')
      .values({ client_id: client.id, id: uuidV7(), sku, ...row })
      .execute();
    if (!facts.categoryNames) return;
    const { category } = row;
    const names = JSON.stringify(facts.categoryNames);
    await db
      .insertInto('directory.product_categories')
      .values({ client_id: client.id, category, names })
      .execute();
  }

  async function touchpoint(sku: string, suffix: string): Promise<string> {
    const [id = ''] = await insertTouchpoints(
      { db: app.database.ofClient<TouchpointsTables>(client.id) },
      [
        {
          client_id: client.id,
          type: 'product',
          configuration_slug: 'standard',
          suffix,
          dest_url: null,
          quantity: null,
          sku,
          product_name: `Name of ${sku}`,
          gtin: null,
          starts_at: null,
          ends_at: null,
          fallback_url: null,
          visit_cap: null,
          code_address: `https://code.example/${suffix}`,
          code_style: JSON.stringify(PLAIN_STYLE),
          landing_state: 'waiting',
          landing_asked_at: new Date(),
          landing_built_at: null,
          created_by: null,
          deleted_at: null,
        },
      ],
    );
    return id;
  }

  async function row(id: string) {
    return app.database
      .acrossClients<TouchpointsTables>()
      .selectFrom('touchpoints.touchpoints as touchpoint')
      .leftJoin('touchpoints.landing_pages as page', 'page.touchpoint_id', 'touchpoint.id')
      .selectAll('touchpoint')
      .select(['page.facts', 'page.image_file_id'])
      .where('touchpoint.id', '=', id)
      .executeTakeFirstOrThrow();
  }

  async function open(path: string, headers: Record<string, string> = {}) {
    return suite.server.inject({ url: `/p/${client.brandId}/${path}`, headers });
  }

  return { client, product, touchpoint, row, open };
}

export function pngPicture(side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#123d87' } })
    .png()
    .toBuffer();
}

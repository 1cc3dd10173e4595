import { Readable } from 'node:stream';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import { buildLandingPages } from '#modules/touchpoints/server/landing/build/build-landing-pages.job.ts';
import { codeAddress } from '#modules/touchpoints/server/short-url.ts';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import {
  insertTouchpoints,
  type NewTouchpoint,
} from '#modules/touchpoints/server/touchpoints/create-touchpoints.ts';
import { freeSuffixes } from '#modules/touchpoints/server/touchpoints/free-suffix.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoProduct, demoProducts } from '../directory/demo-products.ts';
import { demoCasserole } from '../directory/load-demo-photos.ts';
import { countDemoVisits } from './count-demo-visits.ts';
import {
  DEMO_DEAD_CODES,
  DEMO_PRODUCT_STEP,
  DEMO_SITE,
  type DemoTouchpoint,
  demoCustomTouchpoints,
} from './demo-touchpoints.ts';

const LARGEST_BYTES = 1_000_000;

const DAY_MS = 86_400_000;

/** Short URLs of the first brand with nearly a year of visits. */
export async function loadDemoTouchpoints(db: Db<TouchpointsTables>, app: App): Promise<void> {
  const [client] = demoClients;
  if (!client) return;
  const brand = { brandId: client.brandId, shortUrlBase: client.look.shortUrlBase };
  const style = {
    ...PLAIN_STYLE,
    foreground: client.look.color,
    level: 'Q',
    logo: 'brand',
  } as const;
  await db
    .insertInto('touchpoints.configurations')
    .values({
      client_id: client.id,
      slug: STANDARD_CONFIGURATION,
      name: 'Standard',
      site_url: DEMO_SITE,
      fallback_url: null,
      style: JSON.stringify(style),
    })
    .execute();
  const products = demoProducts.filter(
    ({ clientId, active }, at) => clientId === client.id && active && at % DEMO_PRODUCT_STEP === 0,
  );
  const suffixes = await freeSuffixes(
    { db },
    client.id,
    products.map(({ names }) => names.fr ?? ''),
  );
  const given: DemoTouchpoint[] = [
    ...demoCustomTouchpoints,
    ...products.map((product, at) => ofProduct(product, suffixes[at] ?? product.sku, at)),
  ];
  const now = Date.now();
  const moment = (days: number) => new Date(now + days * DAY_MS);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const ids = await insertTouchpoints(
    { db },
    given.map((one): NewTouchpoint => {
      const product = one.sku === undefined ? undefined : bySku.get(one.sku);
      return {
        client_id: client.id,
        type: product ? 'product' : 'custom',
        configuration_slug: STANDARD_CONFIGURATION,
        suffix: one.suffix,
        dest_url: one.destUrl ?? null,
        description: one.description,
        quantity: one.quantity,
        sku: product?.sku ?? null,
        product_name: product?.names.fr ?? '',
        gtin: product?.gtin ?? null,
        starts_at: moment(one.startsInDays),
        ends_at: one.endsInDays === undefined ? null : moment(one.endsInDays),
        code_address: codeAddress(
          { suffix: one.suffix, gtin: null, digitalLink: false },
          brand,
          app.config,
        ),
        code_style: JSON.stringify(style),
        ...(product && { landing_state: 'waiting' as const, landing_asked_at: moment(0) }),
        created_at: moment(Math.min(0, one.startsInDays)),
      };
    }),
  );
  const further = given.flatMap(({ also = [] }, at) =>
    also.map((suffix) => ({
      client_id: client.id,
      suffix_key: suffixKey(suffix),
      suffix,
      touchpoint_id: ids[at] ?? '',
      main: false,
    })),
  );
  await db.insertInto('touchpoints.suffixes').values(further).execute();
  await countDemoVisits(
    db,
    given.map((one, at) => ({ ...one, clientId: client.id, id: ids[at] ?? '' })),
  );
  const pages = given.flatMap(({ sku = '' }, at) => {
    const product = bySku.get(sku);
    return product ? [{ touchpointId: ids[at] ?? '', product }] : [];
  });
  await loadDemoPictures(db, app, { client, pages });
  await app.jobs.enqueue(db, buildLandingPages, {}, { clientId: client.id });
  await db
    .insertInto('touchpoints.dead_codes')
    .values(
      DEMO_DEAD_CODES.map(({ suffix, visits }, at) => ({
        client_id: client.id,
        suffix_key: suffix,
        suffix,
        visits,
        first_at: moment(-60 - at),
        last_at: moment(-1 - at),
      })),
    )
    .execute();
}

function ofProduct(product: DemoProduct, suffix: string, at: number): DemoTouchpoint {
  return {
    suffix,
    description: at % 6 === 1 ? 'Notice glissée dans la boîte' : '',
    sku: product.sku,
    quantity: at % 5 === 4 ? null : 400 + ((at * 700) % 11_600),
    startsInDays: -30 * (1 + (at % 9)),
    aDay: Math.max(0, Math.round(46 / (1 + at / 2)) - 1),
  };
}

/**
 * Stores images for landing pages in advance, and building a page keeps them, so the demo downloads nothing. Products
 * without an image show the page without one.
 */
async function loadDemoPictures(
  db: Db<TouchpointsTables>,
  app: App,
  given: {
    client: { id: string; look: { color: string } };
    pages: readonly { touchpointId: string; product: DemoProduct }[];
  },
): Promise<void> {
  const { client } = given;
  const sharp = await loadSharp();
  const casserole = await sharp(Buffer.from(demoCasserole(client.look.color)))
    .webp()
    .toBuffer();
  for (const { touchpointId, product } of given.pages) {
    if (!product.sku.includes('COC')) continue;
    // Each page removes its own picture when it gets another.
    const file = await app.files.put(db, {
      clientId: client.id,
      name: `${product.sku}.webp`,
      stream: Readable.from([casserole]),
      maxBytes: LARGEST_BYTES,
      allow: ['webp'],
    });
    const facts = {
      sku: product.sku,
      gtin: product.gtin,
      names: product.names,
      category: product.category,
      categoryNames: product.categoryNames,
      price: product.price,
      currency: 'EUR',
      imageUrl: '',
      url: '',
    };
    await db
      .insertInto('touchpoints.landing_pages')
      .values({
        client_id: client.id,
        touchpoint_id: touchpointId,
        facts: JSON.stringify(facts),
        image_file_id: file.id,
      })
      .execute();
  }
}

import { Readable } from 'node:stream';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { loadSharp } from '#platform/server/files/load-sharp.ts';
import { demoCasserole } from './demo-pictures.ts';
import type { DemoProduct } from './demo-products.ts';

const LARGEST_BYTES = 1_000_000;

/**
 * Stores images for landing pages in advance, and building a page keeps them, so the demo downloads nothing. Products
 * without an image show the page without one.
 */
export async function loadDemoPictures(
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

import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import { touchpointCreated } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { suffixTaken } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { newHexId } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { heldConfiguration, readClientBrand } from '../configurations/brand-settings.ts';
import { buildLandingPages } from '../landing/build/build-landing-pages.job.ts';
import {
  findReferencedProducts,
  type ReferencedProduct,
  referenceKey,
} from '../search/find-referenced-products.ts';
import { codeAddress } from '../short-url.ts';
import type { Context, TouchpointsTables } from '../tables.ts';
import { refuseLoop } from '../touchpoint.policy.ts';
import { checkProducts } from './check-products.ts';
import { freeSuffix } from './free-suffix.ts';

export type NewTouchpoint = Omit<Insertable<TouchpointsTables['touchpoints.touchpoints']>, 'id'>;

/** Inserts touchpoints of one client with suffix and empty totals in a few statements; returns their ids. */
export async function insertTouchpoints(
  { db }: Pick<Context, 'db'>,
  given: readonly NewTouchpoint[],
): Promise<string[]> {
  if (given.length === 0) return [];
  const rows = given.map((one) => ({ ...one, id: newHexId() }));
  await db.insertInto('touchpoints.touchpoints').values(rows).execute();
  await db
    .insertInto('touchpoints.suffixes')
    .values(
      rows.map(({ client_id, id, suffix }) => ({
        client_id,
        suffix_key: suffixKey(suffix),
        suffix,
        touchpoint_id: id,
        main: true,
      })),
    )
    .execute();
  await db
    .insertInto('touchpoints.totals')
    .values(rows.map(({ client_id, id }) => ({ client_id, touchpoint_id: id })))
    .execute();
  return rows.map(({ id }) => id);
}

type Given = Omit<z.output<typeof createCustomTouchpointCall.body>, 'brandId'>;

/** Creates a short URL with its code for a destination and returns its id [TP-03]. */
export async function createCustomTouchpoint(
  { db, app }: Context,
  { clientId, userId, ...given }: Given & { clientId: string; userId: string },
): Promise<string> {
  const configuration = await heldConfiguration(
    { db },
    { clientId, slug: given.configurationSlug },
  );
  await refuseLoop({ app }, { address: given.destUrl, siteUrl: configuration.siteUrl });
  const brand = await readClientBrand({ db, app }, clientId);
  const suffix = given.sourceSuffix ?? (await freeSuffix({ db }, clientId, ''));
  const [id = ''] = await constraintProblem({ suffixes_pkey: () => suffixTaken({ suffix }) }, () =>
    insertTouchpoints({ db }, [
      {
        ...givenColumns<Partial<NewTouchpoint>>(touchpointFields, given),
        client_id: clientId,
        type: 'custom',
        configuration_slug: configuration.slug,
        suffix,
        code_address: codeAddress({ suffix, gtin: null, digitalLink: false }, brand, app.config),
        code_style: JSON.stringify(configuration.style),
        created_by: userId,
      },
    ]),
  );
  await app.events.publish(db, touchpointCreated, { clientId, payload: { touchpointIds: [id] } });
  return id;
}

const TRIES = 5;
const DEADLOCK = '40P01';
const TAKEN = '23505';
/** Unique constraints that a concurrent request may violate between read and write. */
const TAKEN_MEANWHILE = new Set(['suffixes_pkey', 'touchpoints_of_product']);

interface NewProductTouchpoints {
  clientId: string;
  userId: string;
  reader: Locale;
  references: readonly string[];
  configurationSlug: string;
  digitalLinks: readonly string[];
}

/** Creates all possible touchpoints in one transaction; explains the others [TP-04]. */
export async function createProductTouchpoints(
  { db, app }: Context,
  given: NewProductTouchpoints,
): Promise<{ created: string[]; refused: ProductLookup[] }> {
  const { clientId } = given;
  const configuration = await heldConfiguration(
    { db },
    { clientId, slug: given.configurationSlug },
  );
  const products = await findReferencedProducts({ db, app }, given);
  return retryOnConflict(() =>
    db
      .transaction()
      .execute((tx) => create({ db: tx, app }, { ...given, configuration, products })),
  );
}

async function create(
  { db, app }: Context,
  given: NewProductTouchpoints & {
    configuration: Configuration;
    products: readonly ReferencedProduct[];
  },
): Promise<{ created: string[]; refused: ProductLookup[] }> {
  const { clientId } = given;
  const lookups = await checkProducts({ db, app }, given);
  const rows = await rowsOf({ db, app }, { ...given, lookups });
  const created = await insertTouchpoints({ db }, rows);
  if (created.length > 0) {
    await app.events.publish(db, touchpointCreated, {
      clientId,
      payload: { touchpointIds: created },
    });
    await app.jobs.enqueue(db, buildLandingPages, { touchpointIds: created }, { clientId });
  }
  return { created, refused: lookups.filter(({ status }) => status === 'KO') };
}

async function rowsOf(
  { db, app }: Context,
  given: NewProductTouchpoints & {
    configuration: Configuration;
    products: readonly ReferencedProduct[];
    lookups: readonly ProductLookup[];
  },
): Promise<NewTouchpoint[]> {
  const { clientId, configuration } = given;
  const brand = await readClientBrand({ db, app }, clientId);
  const linked = new Set(given.digitalLinks.map(referenceKey));
  return given.lookups.flatMap(({ reference, proposedSuffix: suffix }, at) => {
    const facts = given.products[at]?.facts;
    if (suffix === null || facts?.outcome !== 'found') return [];
    const { sku, gtin, names } = facts.product;
    const digitalLink =
      gtin !== null && (linked.has(referenceKey(reference)) || linked.has(referenceKey(sku)));
    return [
      {
        client_id: clientId,
        type: 'product',
        configuration_slug: configuration.slug,
        suffix,
        sku,
        gtin,
        product_name: nameIn(names, brand.defaultLocale, brand.defaultLocale),
        digital_link: digitalLink,
        code_address: codeAddress({ suffix, gtin, digitalLink }, brand, app.config),
        code_style: JSON.stringify(configuration.style),
        landing_state: 'waiting',
        landing_asked_at: new Date(),
        created_by: given.userId,
      },
    ];
  });
}

/** Runs a transaction that reads and then writes, and retries it after a conflict with a concurrent request. */
async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isTakenMeanwhile(error)) throw error;
    }
  }
}

function isTakenMeanwhile(error: unknown): boolean {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  return code === DEADLOCK || (code === TAKEN && TAKEN_MEANWHILE.has(constraint));
}

/** Sets whether new touchpoints may be created for a product; existing ones continue to work. */
export async function switchProduct(
  { db }: Pick<Context, 'db'>,
  { clientId, sku, activated }: { clientId: string; sku: string; activated: boolean },
): Promise<void> {
  await db
    .insertInto('touchpoints.product_switches')
    .values({ client_id: clientId, sku_key: sku.toLowerCase(), activated })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'sku_key']).doUpdateSet({ activated, updated_at: new Date() }),
    )
    .execute();
}

import { sql } from 'kysely';
import { CATEGORY_MAX_LENGTH, SKU_MAX_LENGTH } from '#modules/directory/contract/limits.ts';
import { intentionImportCalls } from '#modules/opportunity/contract/imports.ts';
import { INTENTION_QUANTITY_MAX } from '#modules/opportunity/contract/limits.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ImportColumn } from '#platform/server/imports/import-column.ts';
import type {
  Identified,
  ImportDefinition,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import { country, number, text } from '#platform/server/imports/readers/cell-readers.ts';
import { date } from '#platform/server/imports/readers/date.ts';
import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import {
  findAddressPlace,
  type IntentionPlace,
  readSkuCategories,
  roundedPosition,
  toCountryPlace,
} from './intention-place.ts';
import {
  inDemandTransaction,
  type NewIntention,
  removeIntentions,
  writeIntentions,
} from './write-intentions.ts';

interface IntentionLine {
  day: string;
  country?: string | null;
  postalCode?: string | null;
  city?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  sku?: string | null;
  category?: string | null;
  quantity?: number | null;
}
interface FoundLines extends Identified {
  places: ReadonlyMap<number, IntentionPlace>;
  products: (sku: string | null) => { sku: string; category: string };
}
type Definition = ImportDefinition<
  IntentionLine,
  OpportunityTables,
  FoundLines,
  unknown,
  NewIntention[]
>;
type Identify = Parameters<Definition['identify']>[0];

/** Earlier days are mistakes in the file. */
const FIRST_DAY = '2000-01-01';

const COLUMNS: readonly ImportColumn<IntentionLine>[] = [
  {
    key: 'day',
    label: 'opportunity:demand.column.day',
    mandatory: true,
    aliases: ['date'],
    dates: true,
    example: '2026-03-14',
    read: date,
  },
  {
    key: 'country',
    label: 'opportunity:demand.column.country',
    aliases: ['country code'],
    example: 'FR',
    read: country,
  },
  {
    key: 'postalCode',
    label: 'opportunity:demand.column.postalCode',
    aliases: ['zip', 'postcode', 'zip code'],
    example: '12000',
    read: text(20),
  },
  {
    key: 'city',
    label: 'opportunity:demand.column.city',
    aliases: ['town'],
    example: 'Rodez',
    read: text(120),
  },
  {
    key: 'latitude',
    label: 'opportunity:demand.column.latitude',
    aliases: ['lat'],
    example: '',
    read: number({ min: -90, max: 90 }),
  },
  {
    key: 'longitude',
    label: 'opportunity:demand.column.longitude',
    aliases: ['lon', 'lng'],
    example: '',
    read: number({ min: -180, max: 180 }),
  },
  {
    key: 'sku',
    label: 'opportunity:demand.column.sku',
    aliases: ['product', 'reference'],
    example: 'COC-24-BLK',
    read: text(SKU_MAX_LENGTH),
  },
  {
    key: 'category',
    label: 'opportunity:demand.column.category',
    aliases: ['product category'],
    example: '',
    read: text(CATEGORY_MAX_LENGTH),
  },
  {
    key: 'quantity',
    label: 'opportunity:demand.column.quantity',
    aliases: ['qty', 'intentions', 'count'],
    example: '3',
    read: number({ min: 1, max: INTENTION_QUANTITY_MAX, whole: true }),
  },
];

/**
 * Purchase intentions from other systems [OPP-01]. A line is identified by the file's contents and its line number, so
 * importing the same file again replaces its lines.
 */
export const intentionImport = defineImport<
  IntentionLine,
  OpportunityTables,
  FoundLines,
  unknown,
  NewIntention[]
>({
  name: 'opportunity.intentions',
  calls: intentionImportCalls,
  title: 'opportunity:demand.importTitle',
  columns: COLUMNS,
  recordColumns: [['day', 'city', 'sku']],
  identify,
  begin: async () => [],
  async write({ rows, found, run, sums }) {
    const file = fileKey(run);
    for (const { line, values } of rows)
      sums.push({
        source: 'import',
        sourceKey: `${file} ${line}`,
        day: values.day,
        quantity: values.quantity ?? 1,
        ...(found.places.get(line) ?? toCountryPlace('')),
        ...(values.sku ? found.products(values.sku) : { sku: '', category: values.category ?? '' }),
        importId: run.id,
      });
  },
  // Written at the end, because other writers of the client must wait during this transaction.
  async finish({ db, app, clientId, run, sums, outcome }) {
    await inDemandTransaction({ db }, clientId, async (tx) => {
      await removeFormerKeys({ db: tx }, clientId, { file: fileKey(run), written: sums });
      await writeIntentions({ db: tx, app }, clientId, sums);
    });
    await db
      .insertInto('opportunity.files')
      .values({
        client_id: clientId,
        id: run.id,
        what: 'intentions',
        name: run.report.file.name,
        lines: outcome.created + outcome.updated,
      })
      .execute();
  },
});

function fileKey({
  id,
  report,
}: {
  id: string;
  report: { file: { sha256?: string | undefined } };
}): string {
  return (report.file.sha256 ?? id).slice(0, 36);
}

/** Removes keys in an older format that ended with the line's source, because these lines would count twice. */
async function removeFormerKeys(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { file, written }: { file: string; written: readonly NewIntention[] },
): Promise<void> {
  const { rows } = await sql<{ sourceKey: string; line: string }>`
    select source_key as "sourceKey", split_part(source_key, ' ', 2) as line from opportunity.intentions
    where client_id = ${clientId} and source = 'import' and starts_with(source_key, ${`${file} `})
      and split_part(source_key, ' ', 3) <> ''`.execute(db);
  const keys = new Set(written.map(({ sourceKey }) => sourceKey));
  const former = rows.filter(({ line }) => keys.has(`${file} ${line}`));
  await removeIntentions(
    { db },
    clientId,
    former.map(({ sourceKey }) => ({ source: 'import', sourceKey })),
  );
}

async function identify({ rows, db, app, clientId, seen }: Identify): Promise<FoundLines> {
  const { today, geocoder } = await seen.memory(async () => ({
    today: await todayOf(db),
    geocoder: await app.places.ofAddresses(),
  }));
  const skus = rows.map(({ values: { sku = null } }) => ({ sku }));
  const products = await readSkuCategories({ db, app }, clientId, skus);
  const places = new Map<number, IntentionPlace>();
  const faults: LineFault[] = [];
  for (const { line, values } of rows) {
    if (values.day > today) faults.push({ line, column: 'day', code: 'opportunity.dayFuture' });
    if (values.day < FIRST_DAY) faults.push({ line, column: 'day', code: 'opportunity.dayOld' });
    if (values.sku && !products.knows(values.sku))
      faults.push({ line, column: 'sku', code: 'opportunity.productUnknown' });
    const place = placeOf(values, geocoder);
    if (typeof place === 'string') faults.push({ line, column: place, code: placeFault(values) });
    else places.set(line, place);
  }
  return { existing: new Set(), faults, places, products: products.of };
}

/** Position of a line, or the column with the error. */
function placeOf(
  values: IntentionLine,
  geocoder: AddressGeocoder,
): IntentionPlace | 'country' | 'city' | 'postalCode' | 'latitude' | 'longitude' {
  const { latitude = null, longitude = null } = values;
  const code = values.country ?? '';
  if (latitude !== null && longitude !== null)
    return { country: code, ...roundedPosition({ latitude, longitude }), precision: 'kilometre' };
  if (latitude !== null) return 'longitude';
  if (longitude !== null) return 'latitude';
  if (!code) return 'country';
  const address = { country: code, postalCode: values.postalCode ?? '', city: values.city ?? '' };
  if (!address.postalCode && !address.city) return toCountryPlace(code);
  return findAddressPlace(geocoder, address) ?? (address.city ? 'city' : 'postalCode');
}

function placeFault({ country: code, latitude, longitude }: IntentionLine): string {
  const isHalf = (latitude ?? null) !== null || (longitude ?? null) !== null;
  return isHalf || !code ? 'required' : 'opportunity.placeUnknown';
}

async function todayOf(db: Identify['db']): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone ${clientZone})::date as today`.execute(db);
  return rows[0]?.today ?? '';
}

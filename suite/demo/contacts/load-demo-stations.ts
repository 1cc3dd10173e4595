import { sql } from 'kysely';
import type { StationKind } from '#modules/profile-hub/contract/contact.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import type { TouchpointsTables } from '#modules/touchpoints/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoLocation, demoLocations } from '../directory/demo-places.ts';
import { demoProducts } from '../directory/demo-products.ts';
import { SIEGLINDE } from './demo-famous-contacts.ts';
import type { LoadedContact } from './load-demo-consents.ts';

const PRODUCTS = new Map(demoProducts.map((product) => [product.sku, product]));

/** Last step of journeys: most stop at the page, some end with a sale, few with a review. */
const WAYS: readonly (readonly StationKind[])[] = [
  ['scan', 'landing'],
  ['scan', 'landing', 'lead'],
  ['scan', 'landing', 'lead', 'accepted'],
  ['scan', 'landing', 'lead', 'accepted', 'sale'],
  ['scan', 'landing', 'lead', 'accepted', 'sale', 'review', 'reply'],
  ['scan', 'landing', 'lead', 'lost'],
];

/** Hours after the previous station. */
const LATER: Partial<Record<StationKind, number>> = {
  landing: 0.02,
  lead: 0.1,
  accepted: 9,
  sale: 92,
  lost: 168,
  review: 110,
  reply: 14,
};

const HOUR_MS = 3_600_000;
/** Journeys of the contact in the screenshots: an open sale, one that ended with a review, and a lost one. */
const HER_WAYS = [
  { way: 2, hoursAgo: 115 },
  { way: 4, hoursAgo: 560 },
  { way: 5, hoursAgo: 6_000 },
] as const;
/** Every sixth of the other contacts used a code. */
const EVERY = 6;

/** Journeys of contacts with the brand's printed codes, in the format of the other modules' events. */
export async function loadDemoStations(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contacts: readonly LoadedContact[],
): Promise<void> {
  const codes = await codesOf(db as unknown as Db<TouchpointsTables>, clientId);
  const stations = contacts.flatMap((contact, at) =>
    journeysOf(contact, at, codes).map((station) => ({ contact_id: contact.id, ...row(station) })),
  );
  await sql`
    insert into profile_hub.stations
      (client_id, id, contact_id, kind, at, journey_id, ref, sku, grade, amount, detail)
    select ${clientId}, gen_random_uuid(), contact_id, kind, at, journey_id, ref, sku, grade, amount, detail
    from jsonb_to_recordset(${JSON.stringify(stations)}::jsonb) as told (
      contact_id text, kind text, at timestamptz, journey_id text, ref text, sku text, grade smallint,
      amount bigint, detail jsonb)`.execute(db);
  await sql`
    update profile_hub.contacts as contact set last_activity_at = latest.at
    from (
      select contact_id, max(at) as at from profile_hub.stations where client_id = ${clientId} group by contact_id
    ) as latest
    where contact.client_id = ${clientId} and contact.id = latest.contact_id`.execute(db);
}

async function codesOf(db: Db<TouchpointsTables>, clientId: string): Promise<ScannedCode[]> {
  const codes = await db
    .selectFrom('touchpoints.touchpoints')
    .select(['sku', 'suffix'])
    .where('client_id', '=', clientId)
    .where('sku', 'is not', null)
    .orderBy('id')
    .execute();
  return codes.map(({ sku, suffix }) => ({ sku: sku ?? '', suffix }));
}

function journeysOf(
  contact: LoadedContact,
  at: number,
  codes: readonly ScannedCode[],
): DemoStation[] {
  const { email, country = 'FR', city } = contact.values;
  const codeOf = (number: number) => codes[number % codes.length] as ScannedCode;
  if (email === SIEGLINDE)
    return HER_WAYS.flatMap((one, number) =>
      demoJourney({ ...one, country, city, code: codeOf(number), name: `${at}-${number}` }),
    );
  if (at % EVERY !== 0) return [];
  const hoursAgo = 1 + (contact.daysAgo * 24 * (17 + (at % 80))) / 100;
  return demoJourney({
    way: at / EVERY,
    hoursAgo,
    country,
    city,
    code: codeOf(at / EVERY),
    name: String(at),
  });
}

function row({ hoursAgo, journey, kind, ref, sku, grade, amount, detail }: DemoStation) {
  const at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  return { kind, at, journey_id: journey, ref, sku, grade, amount, detail };
}

/** One action of a contact, in hours before the day the demo is loaded. */
interface DemoStation {
  kind: StationKind;
  hoursAgo: number;
  journey: string | null;
  ref: string;
  sku: string | null;
  grade?: number;
  amount?: number;
  detail: Readonly<Record<string, string | number>>;
}

interface ScannedCode {
  sku: string;
  suffix: string;
}

/** A journey from a code to a nearby shop, for a product with a code. */
function demoJourney({
  code,
  country,
  city,
  way,
  hoursAgo,
  name,
}: {
  code: ScannedCode;
  country: string;
  city: string | undefined;
  way: number;
  hoursAgo: number;
  name: string;
}): DemoStation[] {
  const near = demoShopsNear({ country, city });
  const shops = near.length > 0 ? near : demoShopsNear({});
  const shop = shops[way % Math.max(1, shops.length)];
  const product = PRODUCTS.get(code.sku);
  const journey = `demo-${name}`;
  let at = hoursAgo;
  const known = { product: product?.names.fr ?? code.sku, shop: shop?.name ?? '' };
  return (WAYS[way % WAYS.length] ?? []).flatMap((kind) => {
    at -= LATER[kind] ?? 0;
    // Stations in the future have not happened yet.
    if (at < 0) return [];
    return [
      {
        kind,
        hoursAgo: at,
        journey,
        ref: `${journey}-${kind}`,
        sku: code.sku,
        detail: detailOf(kind, { ...known, suffix: code.suffix }),
        ...(kind === 'sale' && { amount: product?.price ?? 0 }),
        ...(kind === 'review' && { grade: 2 + (way % 4) }),
      },
    ];
  });
}

function detailOf(
  kind: StationKind,
  { product, shop, suffix }: { product: string; shop: string; suffix: string },
): DemoStation['detail'] {
  switch (kind) {
    case 'scan':
      return { suffix };
    case 'lead':
      return { product, shop };
    case 'accepted':
      return { by: shop };
    case 'lost':
      return { reason: 'idle' };
    case 'review':
      // Only this source provides the e-mail address of the reviewer.
      return { origin: 'GATOREVIEWS', shop };
    case 'reply':
      return { by: 'bot' };
    default:
      return {};
  }
}

const openShops = demoLocations.filter(
  ({ clientId, closed }) => clientId === demoClients[0]?.id && !closed,
);
const shopsByCountry = Map.groupBy(openShops, ({ country }): string => country);
const shopsByTown = Map.groupBy(openShops, ({ country, city: [town] }) => `${country} ${town}`);

/** Open shops of the first brand that a consumer would choose: in their town, else in the first town of their country. */
function demoShopsNear({
  country = 'FR',
  city,
}: {
  country?: string | undefined;
  city?: string | undefined;
}): readonly DemoLocation[] {
  const inCountry = shopsByCountry.get(country) ?? [];
  const town = shopsByTown.has(`${country} ${city}`) ? city : inCountry[0]?.city[0];
  return shopsByTown.get(`${country} ${town}`) ?? [];
}

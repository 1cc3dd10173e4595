import type { StationKind } from '#modules/profile-hub/contract/station.ts';
import { demoClients } from './demo-people.ts';
import { demoLocations } from './demo-places.ts';
import { demoProducts } from './demo-products.ts';

/** One action of a contact, in hours before the day the demo is loaded. */
export interface DemoStation {
  kind: StationKind;
  hoursAgo: number;
  journey: string | null;
  ref: string;
  sku: string | null;
  grade?: number;
  amount?: number;
  detail: Readonly<Record<string, string | number>>;
}

export interface ScannedCode {
  sku: string;
  suffix: string;
}

const aubrac = demoClients[0]?.id ?? '';
const SHOPS = Map.groupBy(
  demoLocations.filter(({ clientId, closed }) => clientId === aubrac && !closed),
  ({ country }): string => country,
);
const PRODUCTS = new Map(demoProducts.map((product) => [product.sku, product]));

/** How far a way goes: most stop at the page, some end in a sale, few in a review. */
const WAYS: readonly (readonly StationKind[])[] = [
  ['scan', 'landing'],
  ['scan', 'landing', 'lead'],
  ['scan', 'landing', 'lead', 'accepted'],
  ['scan', 'landing', 'lead', 'accepted', 'sale'],
  ['scan', 'landing', 'lead', 'accepted', 'sale', 'review', 'reply'],
  ['scan', 'landing', 'lead', 'lost'],
];
/** Hours after the station before. */
const LATER: Partial<Record<StationKind, number>> = {
  landing: 0.02,
  lead: 0.1,
  accepted: 9,
  sale: 92,
  lost: 168,
  review: 110,
  reply: 14,
};

/** A way from a code to a shop that is in the contact's country, of a product that has a code. */
export function demoJourney({
  code,
  country,
  way,
  hoursAgo,
  name,
}: {
  code: ScannedCode;
  country: string;
  way: number;
  hoursAgo: number;
  name: string;
}): DemoStation[] {
  const shops = SHOPS.get(country) ?? SHOPS.get('FR') ?? [];
  const shop = shops[way % Math.max(1, shops.length)];
  const product = PRODUCTS.get(code.sku);
  const journey = `demo-${name}`;
  let at = hoursAgo;
  const known = { product: product?.names.fr ?? code.sku, shop: shop?.name ?? '' };
  return (WAYS[way % WAYS.length] ?? []).flatMap((kind) => {
    at -= LATER[kind] ?? 0;
    // What would be tomorrow has not happened yet.
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

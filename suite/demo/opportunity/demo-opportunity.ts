import {
  configurationSchema,
  type OpportunityConfig,
} from '#modules/opportunity/contract/configuration.ts';
import { PROSPECT_TOWNS } from './demo-prospect-towns.ts';
import { FRENCH } from './demo-prospects.ts';

/** Configuration, demand and sales of the first brand's opportunity map, identical on every start. */
const labels = (en: string, fr: string, de: string, no: string, es: string, it: string) => ({
  en,
  fr,
  de,
  no,
  es,
  it,
});

/** Legends of the initial levels, category prices, and category groups. */
export const demoConfiguration: OpportunityConfig = configurationSchema.parse({
  layers: [
    { level: 1, shown: true, fromZoom: 0 },
    {
      level: 2,
      shown: true,
      fromZoom: 3,
      legends: {
        penetration: [
          { operator: 'superiorEqual', value: 0.6 },
          { operator: 'superiorEqual', value: 0.5 },
          { operator: 'superiorEqual', value: 0.4 },
          { operator: 'superior', value: 0 },
          { operator: 'equals', value: 0 },
        ],
      },
    },
    {
      level: 3,
      shown: true,
      fromZoom: 7,
      legends: {
        intentions: [
          { operator: 'superiorEqual', value: 200, colour: '#a02c00' },
          { operator: 'superiorEqual', value: 80, colour: '#e2651a' },
          { operator: 'superiorEqual', value: 20, colour: '#f3b07c' },
          { operator: 'inferior', value: 20, colour: '#fbe5d3' },
        ],
      },
    },
    { level: 4, shown: false, fromZoom: 10 },
  ],
  defaultPrice: 4_900,
  categories: [
    {
      slug: 'cookware',
      labels: labels('Cookware', 'Cuisson', 'Kochgeschirr', 'Kokekar', 'Cocción', 'Cottura'),
      productCategories: ['Cuisson'],
      price: 11_900,
    },
    {
      slug: 'knives-boards',
      labels: labels(
        'Knives and boards',
        'Couteaux et planches',
        'Messer und Bretter',
        'Kniver og fjøler',
        'Cuchillos y tablas',
        'Coltelli e taglieri',
      ),
      productCategories: ['Couteaux', 'Planches'],
      price: 7_900,
    },
    {
      slug: 'table',
      labels: labels('Table', 'Table', 'Tisch', 'Bord', 'Mesa', 'Tavola'),
      productCategories: ['Vaisselle', 'Linge de cuisine'],
      price: 3_900,
    },
    {
      slug: 'tools',
      labels: labels('Tools', 'Ustensiles', 'Küchenhelfer', 'Redskaper', 'Utensilios', 'Utensili'),
      productCategories: ['Ustensiles'],
      price: 2_400,
    },
  ],
  subActivities: FRENCH.activities.map(([activity, name]) => ({ activity, name })),
  authorizedDomains: ['maison-aubrac.example'],
  nearKm: 40,
  fewIntentions: 5,
});

/** Two files of demand that the brand imported: visitors of a fair, and requests of a marketplace. */
export const demoDemandFiles = [
  { name: 'salon-arts-de-la-table.xlsx', key: 'fair', every: 21 },
  { name: 'marketplace-requests.csv', key: 'marketplace', every: 12 },
] as const;

/** More than a year, so that every period has a comparison period. */
const DEMAND_DAYS = 420;
/** Share of the demand without a retailer, in countries with growing demand and few retailers. */
const UNSERVED = new Map([
  ['BE', 0.7],
  ['IT', 0.6],
  ['ES', 0.5],
  ['AT', 0.3],
]);
const GROWING = new Set([
  'Bruxelles',
  'Brussels',
  'Antwerpen',
  'Gent',
  'Milano',
  'Torino',
  'Graz',
  'Metz',
  'Mulhouse',
  'Brest',
]);

export interface DemoDemand {
  file: number;
  key: string;
  /** Days before today. */
  ago: number;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  /** Index of the brand's products, in rotation. */
  product: number;
  quantity: number;
  unserved: number;
}

/** Intentions by town, fewer in smaller ones; more before Christmas, and growing where there is no retailer. */
export function demoDemand(today: string): DemoDemand[] {
  return demoDemandFiles.flatMap(({ key, every }, file) =>
    [...PROSPECT_TOWNS].flatMap(([country, towns]) =>
      towns.flatMap(([city, latitude, longitude], rank) => {
        const steps = Math.floor(DEMAND_DAYS / every);
        return Array.from({ length: steps }, (_, step): DemoDemand => {
          const ago = step * every + ((rank * 5 + file * 3) % every);
          const quantity = quantityOf(city, rank, ago, today);
          const unserved = Math.floor(quantity * (UNSERVED.get(country) ?? 0.1));
          const product = rank * 7 + step * 3 + file;
          return {
            file,
            key: `${key}-${country}-${rank}-${step}`,
            ago,
            city,
            country,
            latitude,
            longitude,
            product,
            quantity,
            unserved,
          };
        });
      }),
    ),
  );
}

function quantityOf(city: string, rank: number, ago: number, today: string): number {
  const month = new Date(Date.parse(today) - ago * 86_400_000).getUTCMonth();
  const season = month >= 9 && month <= 11 ? 1.5 : month === 6 || month === 7 ? 0.7 : 1;
  const growth = GROWING.has(city) ? Math.max(0.4, 2.4 - ago / 120) : 1.1 - ago / 2_000;
  const size = 12 / (1 + rank / 3);
  return Math.max(1, Math.round(size * season * growth * (0.8 + ((rank * 13 + ago) % 9) / 20)));
}

export interface DemoSale {
  /** Index of the brand's locations, in rotation. */
  location: number;
  product: number;
  ago: number;
  quantity: number;
}

const SALES_DAYS = 730;
const SALES_EVERY = 14;

/** Two years of sales: each location every second week, more before Christmas, growing by a few percent, some shrinking. */
export function demoSales(locations: number, today: string): DemoSale[] {
  return Array.from({ length: locations }, (_, location) =>
    // Some opened during the two years, so they are not like for like.
    Array.from(
      { length: Math.floor((location % 23 === 0 ? 400 : SALES_DAYS) / SALES_EVERY) },
      (_, step) => {
        const ago = step * SALES_EVERY + ((location * 5) % SALES_EVERY);
        const month = new Date(Date.parse(today) - ago * 86_400_000).getUTCMonth();
        const season = month === 11 ? 1.9 : month === 10 ? 1.4 : month === 7 ? 0.6 : 1;
        const growth = location % 6 === 0 ? 1 + ago / 3_000 : 1.12 - ago / 3_500;
        const quantity = Math.max(1, Math.round((3 + (location % 9)) * season * growth));
        return { location, product: location * 3 + step * 5, ago, quantity };
      },
    ),
  ).flat();
}

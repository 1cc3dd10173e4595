import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { CITIES, type City } from '../demo-names.ts';
import { demoClients, demoLocale } from '../demo-people.ts';
import { translateDemoWord } from '../demo-translations.ts';

/** Shops of the demo's brands, without randomness, so that every start has the same ones. */
export interface DemoLocation {
  clientId: string;
  id: string;
  code: string;
  name: string;
  company: string;
  street: string;
  city: City;
  country: keyof typeof CITIES;
  type: string;
  activity: string;
  affiliation: string;
  phone: string;
  email: string;
  hours: OpeningHours | null;
  exceptions: readonly OpeningException[];
  attributes: Readonly<Record<string, string>>;
  group: string;
  closed: boolean;
  /** Successor of a closed shop. */
  movedTo: string | null;
}

interface Land {
  country: keyof typeof CITIES;
  /** First part of a shop name, before its city or family name. */
  shops: readonly string[];
  families: readonly string[];
  streets: readonly string[];
  dial: string;
  form: string;
}

const LANDS: Readonly<Record<'FR' | 'DE' | 'AT' | 'CH' | 'NO', Land>> = {
  FR: {
    country: 'FR',
    shops: [
      'Quincaillerie',
      'Arts de la table',
      'La Cuisine de',
      'Coutellerie',
      'Maison',
      'Droguerie',
      'Le Comptoir de',
    ],
    families: [
      'Delacroix',
      'Puech',
      'Lafon',
      'Vaissière',
      'Bonnefous',
      'Cayrol',
      'Marchand',
      'Espinasse',
      'Rouquette',
      'Thébault',
      'Kermarrec',
      'Weber',
    ],
    streets: [
      'rue de la République',
      'place du Marché',
      'rue des Tanneurs',
      'cours Victor-Hugo',
      'rue Saint-Jacques',
    ],
    dial: '+33 4 65 71',
    form: 'SARL',
  },
  DE: {
    country: 'DE',
    shops: [
      'Haushaltswaren',
      'Küchenfachgeschäft',
      'Messerschmiede',
      'Tischkultur',
      'Eisenwaren',
      'Porzellanhaus',
    ],
    families: [
      'Lindenmüller',
      'Gfrörer & Söhne',
      'Oberhäuser',
      'Wüstenrot',
      'Kästner',
      'Schönleber',
      'Brückner',
      'Ackermann',
    ],
    streets: ['Marktplatz', 'Hauptstraße', 'Münsterplatz', 'Schlossallee', 'Bahnhofstraße'],
    dial: '+49 761 20',
    form: 'GmbH',
  },
  AT: {
    country: 'AT',
    shops: ['Vinothek und Feinkost', 'Haushaltswaren', 'Küchenwelt', 'Tischkultur'],
    families: ['Schlossberg', 'Hirschmann', 'Prohaska', 'Zillner'],
    streets: ['Getreidegasse', 'Herrengasse', 'Linzer Gasse'],
    dial: '+43 662 84',
    form: 'GmbH',
  },
  CH: {
    country: 'CH',
    shops: ['Küchen-Atelier', 'Haushalt', 'Coutellerie', 'Tavola'],
    families: ['Zurbriggen', 'Aeschlimann', 'Favre', 'Rüegg'],
    streets: ['Bahnhofstrasse', 'Kramgasse', 'Rue du Rhône'],
    dial: '+41 44 210',
    form: 'AG',
  },
  NO: {
    country: 'NO',
    shops: ['Kjøkkenhjørnet', 'Jernvarehandel', 'Kniv og Kjele', 'Kjøkkenutstyr', 'Glassmagasinet'],
    families: ['Bjørvika', 'Bryggen', 'Solsiden', 'Torvet', 'Strandgata', 'Nordnes', 'Vågen'],
    streets: ['Storgata', 'Kirkegata', 'Strandgata', 'Torggata'],
    dial: '+47 22 00',
    form: 'AS',
  },
};

const TYPES = ['Retailer', 'Retailer', 'Retailer', 'Department store', 'Own boutique', 'Gift shop'];
const ACTIVITIES = ['Kitchenware', 'Tableware', 'Cutlery', 'Kitchenware, gifts', 'Delicatessen'];
const AFFILIATIONS = ['Independent', 'Independent', 'Buying group', 'Franchise'];

/** Services of a shop, in the first brand's language; the value is shown where a list has values. */
export const demoServices = [
  'Affûtage',
  'Gravure',
  'Liste de mariage',
  'Retrait en magasin',
] as const;

const GERMAN = ['Heiligabend', 'Weihnachten', 'Neujahr'] as const;
const HOLIDAYS: Readonly<Record<Land['country'], readonly [string, string, string]>> = {
  FR: ['Veille de Noël', 'Noël', 'Jour de l’An'],
  DE: GERMAN,
  AT: GERMAN,
  CH: GERMAN,
  NO: ['Julaften', 'Første juledag', 'Første nyttårsdag'],
};

/** Recurring shop names of the demo, which appear in every screenshot. */
const WELL_KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'DE-007': 'Haushaltswaren Lindenmüller',
    'DE-008': 'Küchenfachgeschäft Donaudampfschiffahrtskontor',
    'DE-009': 'Messerschmiede Gfrörer & Söhne',
    'AT-002': 'Vinothek und Feinkost Schlossberg',
    'NO-001': 'Kjøkkenhjørnet Bjørvika',
    'NO-005': 'Sørlandets Kjøkkenutstyr',
    'NO-006': 'Tromsø Kniv og Kjele',
    'NO-007': 'Jernvarehandel Ålesund',
    'NO-011': 'Kjøkkenhuset Grünerløkka',
    'NO-021': 'Kjøkkenhuset Majorstuen',
  }),
);

const [aubrac = '', nasbinals = '', brulerie = '', manufaktur = '', sorlandet = ''] =
  demoClients.map(({ id }) => id);
const DACH = 'Deutschland, Österreich, Schweiz';

const PLAN: readonly { clientId: string; land: Land; count: number; group: string }[] = [
  { clientId: aubrac, land: LANDS.DE, count: 60, group: DACH },
  { clientId: aubrac, land: LANDS.AT, count: 18, group: DACH },
  { clientId: aubrac, land: LANDS.CH, count: 18, group: DACH },
  { clientId: aubrac, land: LANDS.NO, count: 38, group: 'Norge' },
  { clientId: aubrac, land: LANDS.FR, count: 278, group: 'France' },
  { clientId: nasbinals, land: LANDS.FR, count: 9, group: 'Aubrac et Lozère' },
  { clientId: brulerie, land: LANDS.FR, count: 24, group: 'Torréfacteurs' },
  { clientId: manufaktur, land: LANDS.DE, count: 31, group: 'Fachhandel' },
  { clientId: sorlandet, land: LANDS.NO, count: 16, group: 'Sørlandet' },
];

export const demoGroupNames = PLAN.map(({ clientId, group }) => ({ clientId, group }));

/**
 * Towns by water: the direction in which their shops continue inland, in radians from east, and where they begin if the
 * small built-in map has the town itself in the water.
 */
const BY_WATER: ReadonlyMap<
  string,
  { inland: number; at?: [latitude: number, longitude: number] }
> = new Map([
  ['Marseille', { inland: 0 }],
  ['Nice', { inland: 0.26 }],
  ['Le Havre', { inland: 0.26, at: [49.494, 0.114] }],
  ['Annecy', { inland: 1.57 }],
  ['La Rochelle', { inland: 0 }],
  ['Genève', { inland: 0 }],
  ['Stavanger', { inland: 3.4, at: [58.976, 5.709] }],
  ['Kristiansand', { inland: 2.36, at: [58.164, 8.018] }],
  ['Tromsø', { inland: 4.45, at: [69.632, 18.982] }],
  ['Ålesund', { inland: 3.67, at: [62.436, 6.149] }],
  ['Bodø', { inland: 0, at: [67.272, 14.418] }],
]);
/** Half the angle over which the shops of a town by water are spread. */
const SPREAD = 0.6;

export const demoLocations: readonly DemoLocation[] = PLAN.flatMap((plan, place) =>
  Array.from({ length: plan.count }, (_, at) => locationOf(plan, place, at)),
);

function locationOf(plan: (typeof PLAN)[number], place: number, at: number): DemoLocation {
  const { land, clientId } = plan;
  const locale = demoLocale(clientId);
  const code = `${land.country}-${String(at + 1).padStart(3, '0')}`;
  const family = pick(land.families, at * 5 + Math.floor(at / land.families.length));
  const cities = CITIES[land.country];
  const city = pick(cities, at);
  const round = Math.floor(at / cities.length);
  const ownName = clientId === aubrac ? WELL_KNOWN.get(code) : undefined;
  const name = ownName ?? `${pick(land.shops, at + round)} ${family}`;
  const hours = at % 11 === 10 ? null : hoursOf(at);
  const closed = at % 47 === 46;
  return {
    clientId,
    id: placeId(place, at),
    code,
    name,
    company: `${family} ${land.form}`,
    street:
      land.country === 'FR'
        ? `${1 + ((at * 7) % 90)} ${pick(land.streets, at)}`
        : `${pick(land.streets, at)} ${1 + ((at * 7) % 90)}`,
    // Several shops of one city get different positions.
    city: moved(city, round),
    country: land.country,
    type: translateDemoWord(pick(TYPES, at), locale),
    activity: translateDemoWord(pick(ACTIVITIES, at + round), locale),
    affiliation: translateDemoWord(pick(AFFILIATIONS, at), locale),
    phone: `${land.dial} ${inPairs(1_000 + ((at * 37) % 9_000))}`,
    email: `shop-${code.toLowerCase()}@retail.example`,
    hours,
    exceptions: hours === null ? [] : holidaysOf(land),
    attributes: clientId === aubrac ? servicesOf(at) : {},
    group: plan.group,
    closed,
    movedTo: closed && at + 1 < plan.count ? placeId(place, at + 1) : null,
  };
}

function pick<Item>(items: readonly Item[], at: number): Item {
  return items[at % items.length] as Item;
}

function moved([name, postalCode, region, ...centre]: City, round: number): City {
  const byWater = BY_WATER.get(name);
  const [latitude, longitude] = byWater?.at ?? centre;
  const turn = byWater ? byWater.inland + Math.sin(round * 2.4) * SPREAD : round * 2.4;
  const away = round * 0.006;
  const near = (value: number) => Number(value.toFixed(5));
  return [
    name,
    postalCode,
    region,
    near(latitude + Math.sin(turn) * away),
    near(longitude + Math.cos(turn) * away),
  ];
}

function servicesOf(at: number): Record<string, string> {
  const offered = demoServices.filter((_, place) => (at + place) % (place + 2) === 0);
  return Object.fromEntries(offered.map((service) => [service, 'oui']));
}

function hoursOf(at: number): OpeningHours {
  const day =
    at % 3 === 0
      ? [
          { from: '09:30', to: '12:30' },
          { from: '14:00', to: '18:30' },
        ]
      : [{ from: '10:00', to: '18:00' }];
  const saturday = [{ from: '10:00', to: at % 2 === 0 ? '16:00' : '17:00' }];
  return {
    mon: at % 4 === 0 ? [] : day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
    sat: saturday,
    sun: [],
  };
}

/** Holidays at the end of the current year. */
function holidaysOf({ country }: Land): OpeningException[] {
  const [eve, christmas, newYear] = HOLIDAYS[country];
  const year = new Date().getUTCFullYear();
  return [
    { date: `${year}-12-24`, spans: [{ from: '10:00', to: '14:00' }], name: eve },
    { date: `${year}-12-25`, spans: [], name: christmas },
    { date: `${year + 1}-01-01`, spans: [], name: newYear },
  ];
}

function placeId(place: number, at: number): string {
  return `019a8000-0003-7000-8000-${String(place).padStart(4, '0')}${String(at).padStart(8, '0')}`;
}

/** Access of demo users: Lars has a group, Ingrid her two shops. */
export const demoGroupOfLars = { clientId: aubrac, group: DACH };
export const demoShopsOfIngrid = demoLocations
  .filter(({ clientId, name }) => clientId === aubrac && name.startsWith('Kjøkkenhuset'))
  .map(({ id }) => id);

/** Four digits as they are written at the end of a phone number. */
function inPairs(digits: number): string {
  return String(digits).replace(/(\d\d)(\d\d)/, '$1 $2');
}

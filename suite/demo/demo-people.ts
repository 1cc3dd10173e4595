import type { Locale } from '#platform/contract/locale.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';

/** Brands and people of the demo. Ids are fixed, so that loading twice changes nothing. */
interface DemoClient {
  id: string;
  identifier: string;
  brandId: string;
  name: string;
  modules: readonly { module: SuiteModule; product: Product }[];
  look: {
    shortUrlBase: string;
    locales: readonly [Locale, ...Locale[]];
    currency: string;
    timeZone: string;
    color: string;
  };
}

const everything = (
  ['profilehub', 'communication', 'touchpoints', 'platform', 'settings'] as const
).map((module) => ({
  module,
  product: 'v2' as const,
}));

export function demoId(kind: 1 | 2, number: number): string {
  return `019a8000-000${kind}-7000-8000-${String(number).padStart(12, '0')}`;
}

const BRANDS: readonly { identifier: string; name: string; look: DemoClient['look'] }[] = [
  {
    identifier: 'maison-aubrac',
    name: 'Maison Aubrac',
    look: {
      shortUrlBase: 'ma.example',
      locales: ['fr', 'en', 'de', 'no'],
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      color: '#123d87',
    },
  },
  {
    identifier: 'atelier-nasbinals',
    name: 'Atelier Nasbinals',
    look: {
      shortUrlBase: 'an.example',
      locales: ['fr', 'en'],
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      color: '#662849',
    },
  },
  {
    identifier: 'brulerie-haut-plateau',
    name: 'Brûlerie du Haut-Plateau',
    look: {
      shortUrlBase: 'bhp.example',
      locales: ['fr'],
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      color: '#6b3a12',
    },
  },
  {
    identifier: 'kuechenmanufaktur-oberschwarzach',
    name: 'Küchenmanufaktur Oberschwarzach',
    look: {
      shortUrlBase: 'km.example',
      locales: ['de', 'en'],
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      color: '#17352b',
    },
  },
  {
    identifier: 'sorlandets-lin',
    name: 'Sørlandets Lin og Tekstil',
    look: {
      shortUrlBase: 'lin.example',
      locales: ['no', 'en'],
      currency: 'NOK',
      timeZone: 'Europe/Oslo',
      color: '#1c5ca8',
    },
  },
];

export const demoClients: readonly DemoClient[] = BRANDS.map((brand, at) => ({
  ...brand,
  id: demoId(1, at + 1),
  brandId: String(1_001 + at),
  // The fourth client has its touchpoints in the legacy suite, the fifth has no communication module.
  modules:
    at === 3
      ? everything.map((given) =>
          given.module === 'touchpoints' ? { ...given, product: 'v1' as const } : given,
        )
      : at === 4
        ? everything.filter(({ module }) => module !== 'communication')
        : everything,
}));

/** The main language of a demo brand. */
export function demoLocale(clientId: string): Locale {
  return demoClients.find(({ id }) => id === clientId)?.look.locales[0] ?? 'fr';
}

interface DemoUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  what: string;
  superAdmin?: boolean;
  memberships: readonly { client: string; role: Exclude<Role, 'super_admin'>; menus?: string[] }[];
}

const [aubrac = '', nasbinals = '', brulerie = '', manufaktur = '', sorlandet = ''] =
  demoClients.map(({ id }) => id);

export const demoUsers: readonly DemoUser[] = [
  {
    id: demoId(2, 1),
    email: 'solveig.haugen@maison-aubrac.example',
    firstName: 'Solveig',
    lastName: 'Haugen',
    locale: 'en',
    what: 'brand admin of two brands, user of three more (English)',
    memberships: [
      { client: aubrac, role: 'brand_admin' },
      { client: nasbinals, role: 'brand_admin' },
      { client: brulerie, role: 'brand_user' },
      { client: manufaktur, role: 'brand_user' },
      { client: sorlandet, role: 'sales_rep' },
    ],
  },
  {
    id: demoId(2, 2),
    email: 'jean-remi.puech@maison-aubrac.example',
    firstName: 'Jean-Rémi',
    lastName: 'Puech',
    locale: 'fr',
    what: 'brand admin (French)',
    memberships: [{ client: aubrac, role: 'brand_admin' }],
  },
  {
    id: demoId(2, 3),
    email: 'ottilie.messerschmidt@maison-aubrac.example',
    firstName: 'Ottilie',
    lastName: 'Messerschmidt',
    locale: 'de',
    what: 'brand user (German)',
    memberships: [{ client: aubrac, role: 'brand_user' }],
  },
  {
    id: demoId(2, 4),
    email: 'lars.messerschmitt@maison-aubrac.example',
    firstName: 'Lars',
    lastName: 'Messerschmitt',
    locale: 'de',
    what: 'sales representative (German)',
    memberships: [{ client: aubrac, role: 'sales_rep' }],
  },
  {
    id: demoId(2, 5),
    email: 'ingrid.bjornstad@kjokkenhuset.example',
    firstName: 'Ingrid',
    lastName: 'Bjørnstad',
    locale: 'no',
    what: 'store owner (Norwegian)',
    memberships: [{ client: aubrac, role: 'store_owner' }],
  },
  {
    id: demoId(2, 6),
    email: 'torbjorn.kvalsund@maison-aubrac.example',
    firstName: 'Torbjørn',
    lastName: 'Kvalsund',
    locale: 'en',
    what: 'nobody has given him a module yet',
    memberships: [{ client: aubrac, role: 'brand_user', menus: [] }],
  },
  {
    id: demoId(2, 7),
    email: 'admin@comptoir.example',
    firstName: 'Camille',
    lastName: 'Ferrand',
    locale: 'en',
    what: 'super admin',
    superAdmin: true,
    memberships: [],
  },
];

/** For the demo only; printed at its start. */
export const DEMO_PASSWORD = 'brass-counter-1958';

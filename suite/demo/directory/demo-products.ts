import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { demoClients, demoLocale } from '../demo-people.ts';
import { translateDemoWord } from '../demo-translations.ts';

/** Catalogue of the demo's brands: kitchen products in their sizes. */
export interface DemoProduct {
  clientId: string;
  id: string;
  sku: string;
  gtin: string;
  names: Partial<Record<Locale, string>>;
  category: string;
  categoryNames: Partial<Record<Locale, string>>;
  price: number;
  active: boolean;
}

interface Line {
  sku: string;
  category: string;
  names: Readonly<Record<Locale, string>>;
  sizes: readonly string[];
  /** Price of the smallest size, in hundredths. */
  price: number;
}

const LINES: readonly Line[] = [
  line(
    'COC',
    'Cookware',
    12_900,
    ['18 cm', '20 cm', '24 cm', '26 cm', '28 cm', '32 cm'],
    [
      'Cast-iron casserole',
      'Cocotte en fonte',
      'Cocotte de hierro fundido',
      'Cocotte in ghisa',
      'Gusseiserner Bräter',
      'Støpejernsgryte',
    ],
  ),
  line(
    'POE',
    'Cookware',
    5_900,
    ['20 cm', '24 cm', '26 cm', '28 cm', '30 cm'],
    [
      'Carbon-steel pan',
      'Poêle en acier',
      'Sartén de acero',
      'Padella in acciaio',
      'Eisenpfanne',
      'Jernpanne',
    ],
  ),
  line(
    'CAS',
    'Cookware',
    4_900,
    ['14 cm', '16 cm', '18 cm', '20 cm'],
    [
      'Copper saucepan',
      'Casserole en cuivre',
      'Cazo de cobre',
      'Casseruola in rame',
      'Kupferkasserolle',
      'Kobberkasserolle',
    ],
  ),
  line(
    'FAI',
    'Cookware',
    8_900,
    ['24 cm', '28 cm'],
    ['Stockpot', 'Faitout', 'Olla alta', 'Pentola alta', 'Hoher Topf', 'Suppegryte'],
  ),
  line(
    'COU',
    'Cutlery',
    7_900,
    ['12 cm', '15 cm', '20 cm', '25 cm'],
    [
      'Chef’s knife',
      'Couteau de chef',
      'Cuchillo de chef',
      'Coltello da chef',
      'Kochmesser',
      'Kokkekniv',
    ],
  ),
  line(
    'OFF',
    'Cutlery',
    2_900,
    ['8 cm', '10 cm'],
    [
      'Paring knife',
      'Couteau d’office',
      'Cuchillo pelador',
      'Spelucchino',
      'Schälmesser',
      'Skrellekniv',
    ],
  ),
  line(
    'PAI',
    'Cutlery',
    4_500,
    ['22 cm', '26 cm'],
    [
      'Bread knife',
      'Couteau à pain',
      'Cuchillo de pan',
      'Coltello da pane',
      'Brotmesser',
      'Brødkniv',
    ],
  ),
  line(
    'LAG',
    'Cutlery',
    8_900,
    ['juniper', 'olive', 'horn', 'walnut'],
    [
      'Folding knife',
      'Couteau pliant',
      'Navaja',
      'Coltello pieghevole',
      'Taschenmesser',
      'Foldekniv',
    ],
  ),
  line(
    'PLA',
    'Boards',
    3_900,
    ['30 cm', '40 cm', '50 cm'],
    [
      'Oak board',
      'Planche en chêne',
      'Tabla de roble',
      'Tagliere in rovere',
      'Eichenbrett',
      'Eikefjøl',
    ],
  ),
  line(
    'TAB',
    'Linen',
    3_400,
    ['ink', 'flax', 'brass', 'moss'],
    [
      'Linen apron',
      'Tablier en lin',
      'Delantal de lino',
      'Grembiule di lino',
      'Leinenschürze',
      'Linforkle',
    ],
  ),
  line(
    'TOR',
    'Linen',
    1_200,
    ['ink', 'flax', 'brass', 'moss'],
    ['Tea towel', 'Torchon', 'Paño de cocina', 'Strofinaccio', 'Geschirrtuch', 'Kjøkkenhåndkle'],
  ),
  line(
    'ASS',
    'Tableware',
    1_900,
    ['19 cm', '23 cm', '27 cm'],
    [
      'Stoneware plate',
      'Assiette en grès',
      'Plato de gres',
      'Piatto in gres',
      'Steinzeugteller',
      'Steintøytallerken',
    ],
  ),
  line(
    'BOL',
    'Tableware',
    1_500,
    ['small', 'medium', 'large'],
    [
      'Stoneware bowl',
      'Bol en grès',
      'Cuenco de gres',
      'Ciotola in gres',
      'Steinzeugschale',
      'Steintøybolle',
    ],
  ),
  line(
    'TAS',
    'Tableware',
    1_400,
    ['espresso', 'café', 'latte'],
    ['Cup', 'Tasse', 'Taza', 'Tazza', 'Tasse', 'Kopp'],
  ),
  line(
    'MOU',
    'Utensils',
    4_900,
    ['pepper', 'salt', 'nutmeg'],
    ['Mill', 'Moulin', 'Molinillo', 'Macinino', 'Mühle', 'Kvern'],
  ),
  line(
    'SPA',
    'Utensils',
    1_600,
    ['beech', 'olive'],
    ['Spatula', 'Spatule', 'Espátula', 'Spatola', 'Pfannenwender', 'Stekespade'],
  ),
];

function line(
  sku: string,
  category: string,
  price: number,
  sizes: readonly string[],
  [en = '', fr = '', es = '', it = '', de = '', no = '']: readonly string[],
): Line {
  return { sku, category, price, sizes, names: { en, fr, es, it, de, no } };
}

const [aubrac = '', nasbinals = ''] = demoClients.map(({ id }) => id);

const aubracProducts = LINES.flatMap((each) =>
  ['', 'Nuit'].flatMap((edition) => each.sizes.map((size, at) => ({ each, edition, size, at }))),
);

export const demoProducts: readonly DemoProduct[] = [
  ...aubracProducts.map(({ each, edition, size, at }, number) =>
    productOf(aubrac, 'AUB', number, { each, edition, size, at }),
  ),
  ...LINES.filter(({ category }) => category === 'Cutlery')
    .flatMap((each) => each.sizes.map((size, at) => ({ each, edition: '', size, at })))
    .map((given, number) => productOf(nasbinals, 'NAS', number, given)),
];

function productOf(
  clientId: string,
  brand: string,
  number: number,
  { each, edition, size, at }: { each: Line; edition: string; size: string; at: number },
): DemoProduct {
  const seller = clientId === aubrac ? 1 : 2;
  return {
    clientId,
    id: `019a8000-0004-7000-8000-${String(seller).padStart(4, '0')}${String(number).padStart(8, '0')}`,
    sku: [brand, each.sku, edition && 'N', size.replaceAll(/ ?cm/g, '').toUpperCase()]
      .filter(Boolean)
      .join('-'),
    gtin: gtinOf(`376012${seller}${String(number).padStart(5, '0')}`),
    names: namesOf((locale) =>
      [each.names[locale], edition, translateDemoWord(size, locale)].filter(Boolean).join(', '),
    ),
    category: translateDemoWord(each.category, demoLocale(clientId)),
    categoryNames: namesOf((locale) => translateDemoWord(each.category, locale)),
    price: Math.round((each.price * (1 + at * 0.22 + (edition ? 0.1 : 0))) / 100) * 100 - 10,
    active: number % 29 !== 28,
  };
}

function namesOf(nameIn: (locale: Locale) => string): Partial<Record<Locale, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(locale)]));
}

/** The last digit is a check digit. */
function gtinOf(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

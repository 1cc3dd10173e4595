/** Printed short URLs of Maison Aubrac, for products and other uses. Days are counted from the day the demo is loaded. */
export interface DemoTouchpoint {
  suffix: string;
  /** Further suffixes, for example for other languages. */
  also?: readonly string[];
  description: string;
  /** The target URL; a product's code leads to its landing page. */
  destUrl?: string;
  sku?: string;
  quantity: number | null;
  startsInDays: number;
  endsInDays?: number;
  /** Approximate visits per normal day. */
  aDay: number;
}

export const DEMO_SITE = 'https://maison-aubrac.example';

export const demoCustomTouchpoints: readonly DemoTouchpoint[] = [
  custom('garantie', 'Carte de garantie, dans chaque boîte', '{host}/garantie', 60_000, -680, 7),
  {
    ...custom(
      'entretien-fonte',
      'Notice d’entretien de la fonte',
      '{host}/fr/conseils/entretien-de-la-fonte',
      25_000,
      -682,
      5,
    ),
    also: ['gusseisenpflege', 'stopejern'],
    endsInDays: 46,
  },
  {
    ...custom(
      'vitrine-noel',
      'Vitrophanie de Noël, 140 magasins',
      '{host}/fr/noel?utm_source=vitrine',
      140,
      -5,
      31,
    ),
    endsInDays: 52,
  },
  {
    ...custom(
      'salon-lyon',
      'Stand du salon de Lyon, badge visiteur',
      '{host}/fr/salon-lyon',
      null,
      -54,
      90,
    ),
    endsInDays: -50,
  },
  {
    ...custom(
      'fachhaendlertage',
      'Fachhändlertage Frühjahr: Anmeldung',
      '{host}/de/fachhaendlertage',
      800,
      -287,
      16,
    ),
    endsInDays: -168,
  },
  {
    ...custom('advent', 'Adventsvorführungen in 140 Geschäften', '{host}/de/advent', 12_000, 16, 0),
    endsInDays: 40,
  },
  custom('carte-cadeau', 'Carte cadeau, pochette', '{host}/fr/carte-cadeau', 9_000, -240, 3),
  custom('atelier', 'Visite de l’atelier, affiche', '{host}/fr/atelier', 300, -400, 2),
  custom(
    'recettes',
    'Livre de recettes, quatrième de couverture',
    '{host}/fr/recettes',
    15_000,
    -320,
    11,
  ),
  custom('pleie', 'Pleie av støpejern, brosjyre', '{host}/no/pleie', 6_000, -210, 2),
  custom('messerpflege', 'Messerpflege, Beileger', '{host}/de/messerpflege', 18_000, -150, 6),
  custom('avis', 'Donnez votre avis, ticket de caisse', '{host}/fr/avis', null, -90, 4),
];

/** Every third product of the catalogue has a touchpoint; the first ones sell best. */
export const DEMO_PRODUCT_STEP = 3;

export const DEMO_COUNTRIES = [
  ['FR', 0.56],
  ['DE', 0.22],
  ['NO', 0.11],
  ['CH', 0.07],
  ['', 0.04],
] as const;

export const DEMO_DEVICES = [
  ['iphone', 0.52],
  ['android', 0.38],
  ['tablet', 0.06],
  ['computer', 0.04],
] as const;

/** Suffixes that people tried: a misprint and a catalogue of years ago. */
export const DEMO_DEAD_CODES = [
  { suffix: 'entretien-font', visits: 41 },
  { suffix: 'catalogue-2019', visits: 17 },
  { suffix: 'cocote', visits: 6 },
] as const;

function custom(
  suffix: string,
  description: string,
  destUrl: string,
  quantity: number | null,
  startsInDays: number,
  aDay: number,
): DemoTouchpoint {
  return { suffix, description, destUrl, quantity, startsInDays, aDay };
}

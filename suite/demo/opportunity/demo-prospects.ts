import { type Prospect, prospectSchema } from '#modules/opportunity/contract/prospects.ts';
import { PROSPECT_TOWNS } from './demo-prospect-towns.ts';

/** Parts of names and addresses of a country's prospects. */
interface Land {
  shops: readonly string[];
  families: readonly string[];
  streets: readonly string[];
  affiliations: readonly string[];
  activities: readonly (readonly [activity: string, subActivity: string])[];
  types: readonly string[];
  /** Shops per town, largest town first. */
  perTown: number;
}

export const FRENCH = {
  affiliations: ['Indépendant', 'Groupement d’achat', 'Franchise'],
  activities: [
    ['Articles de cuisine', 'Magasin spécialisé'],
    ['Vaisselle', 'Arts de la table'],
    ['Couteaux', 'Coutellerie'],
    ['Épicerie fine', 'Traiteur'],
    ['Articles de cuisine', 'Quincaillerie'],
  ],
  types: ['Détaillant', 'Grand magasin', 'Boutique de cadeaux'],
} as const;
const GERMAN = {
  affiliations: ['Unabhängig', 'Einkaufsverband'],
  activities: [
    ['Küchenbedarf', 'Fachgeschäft'],
    ['Geschirr', 'Tischkultur'],
    ['Messer', 'Messerschmiede'],
    ['Feinkost', 'Delikatessen'],
  ],
  types: ['Fachhändler', 'Kaufhaus', 'Geschenkeladen'],
} as const;

const LANDS: ReadonlyMap<string, Land> = new Map([
  [
    'FR',
    {
      ...FRENCH,
      shops: ['Quincaillerie', 'Arts de la table', 'La Cuisine de', 'Coutellerie', 'Épicerie'],
      families: ['Barral', 'Chassagne', 'Fabre', 'Girou', 'Marty', 'Pons', 'Roche', 'Teissier'],
      streets: ['rue de la République', 'place du Marché', 'rue Nationale', 'cours Gambetta'],
      perTown: 6,
    },
  ],
  [
    'DE',
    {
      ...GERMAN,
      shops: ['Haushaltswaren', 'Küchenhaus', 'Messer', 'Tischkultur', 'Feinkost'],
      families: ['Albrecht', 'Brandt', 'Engel', 'Kaiser', 'Lorenz', 'Pohl', 'Seidel', 'Voigt'],
      streets: ['Hauptstraße', 'Marktplatz', 'Bahnhofstraße', 'Lange Straße'],
      perTown: 5,
    },
  ],
  [
    'AT',
    {
      ...GERMAN,
      shops: ['Küchenbedarf', 'Tischkultur', 'Messer', 'Feinkost'],
      families: ['Auer', 'Egger', 'Gruber', 'Hofer', 'Moser', 'Steiner'],
      streets: ['Hauptplatz', 'Landstraße', 'Herrengasse'],
      perTown: 3,
    },
  ],
  [
    'CH',
    {
      ...GERMAN,
      shops: ['Küche & Tisch', 'Haushalt', 'Messer', 'Delikatessen'],
      families: ['Aebi', 'Favre', 'Keller', 'Meier', 'Rochat', 'Zürcher'],
      streets: ['Bahnhofstrasse', 'Marktgasse', 'Rue du Rhône'],
      perTown: 4,
    },
  ],
  [
    'BE',
    {
      ...FRENCH,
      shops: ['Maison', 'Huis', 'Coutellerie', 'Épicerie'],
      families: ['Claes', 'Dubois', 'Lambert', 'Maes', 'Peeters', 'Wouters'],
      streets: ['Grand-Place', 'rue Neuve', 'Nieuwstraat'],
      perTown: 5,
    },
  ],
  [
    'IT',
    {
      ...FRENCH,
      shops: ['Casalinghi', 'Coltelleria', 'Arte della tavola', 'Gastronomia'],
      families: ['Bianchi', 'Conti', 'Ferrari', 'Greco', 'Moretti', 'Rinaldi'],
      streets: ['via Roma', 'corso Italia', 'piazza Garibaldi'],
      perTown: 4,
    },
  ],
  [
    'ES',
    {
      ...FRENCH,
      shops: ['Menaje', 'Cuchillería', 'La Cocina de', 'Delicatessen'],
      families: ['Castro', 'Herrero', 'Molina', 'Navarro', 'Prieto', 'Vidal'],
      streets: ['calle Mayor', 'plaza de España', 'avenida de la Constitución'],
      perTown: 4,
    },
  ],
  [
    'NO',
    {
      affiliations: ['Uavhengig', 'Innkjøpskjede'],
      activities: [
        ['Kjøkkenutstyr', 'Faghandel'],
        ['Servise', 'Borddekking'],
        ['Kniver', 'Faghandel'],
      ],
      types: ['Forhandler', 'Varemagasin', 'Gavebutikk'],
      shops: ['Kjøkkenhuset', 'Jernvare', 'Bord & Kniv'],
      families: ['Berg', 'Dahl', 'Haugen', 'Lie', 'Moen', 'Strand'],
      streets: ['Storgata', 'Kirkegata', 'Torget'],
      perTown: 3,
    },
  ],
]);
/** Approximate kilometres per degree of latitude. */
const DEGREE_KM = 111;

/** About six hundred shops around town centres. */
export const demoProspects: readonly Prospect[] = [...LANDS].flatMap(([country, land]) =>
  (PROSPECT_TOWNS.get(country) ?? []).flatMap(([city, latitude, longitude], rank) =>
    Array.from({ length: land.perTown + (rank < 3 ? 2 : 0) }, (_, shop) =>
      prospect(land, { country, city, latitude, longitude, number: rank * 11 + shop * 7 + shop }),
    ),
  ),
);

function prospect(
  land: Land,
  at: { country: string; city: string; latitude: number; longitude: number; number: number },
): Prospect {
  const { country, city, number } = at;
  const [activity, subActivity] = pick(land.activities, number);
  const angle = number * 2.4;
  const km = 0.4 + (number % 7) * 0.6;
  return prospectSchema.parse({
    name: `${pick(land.shops, number)} ${pick(land.families, number * 3 + city.length)}`,
    code: `P-${country}-${city.slice(0, 3).toUpperCase()}-${number}`,
    street: `${1 + (number % 60)} ${pick(land.streets, number)}`,
    city,
    country,
    latitude: round(at.latitude + (Math.sin(angle) * km) / DEGREE_KM),
    longitude: round(at.longitude + (Math.cos(angle) * km * 1.5) / DEGREE_KM),
    affiliation: pick(land.affiliations, number),
    activity,
    subActivity,
    type: pick(land.types, number >> 1),
    attributes: { Surface: `${60 + (number % 9) * 20} m²` },
  });
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

import type { AreaLevel, StoreArea } from '#modules/directory/contract/locations/store-pages.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';
import { WorkSlices } from './work-slices.ts';

/** An area with open locations. */
export interface AreaNode {
  level: AreaLevel;
  slug: string;
  country: string;
  nameIn: (language: Locale) => string;
  parent: AreaNode | null;
  children: Map<string, AreaNode>;
  /** Rows of locations that are in no smaller area. */
  rows: number[];
  locations: number;
  changedAt: number;
  /** Its first locations in order; cached after the first request. */
  first?: readonly string[];
  /** Children by name for each requested language, and the largest ones; cached after the first request. */
  byName?: Map<Locale, readonly StoreArea[]>;
  largest?: readonly AreaNode[];
}

export interface AreaTree {
  countries: Map<string, AreaNode>;
  /** Root, above all countries. */
  top: Pick<AreaNode, 'children' | 'byName' | 'largest'>;
  /** By index row. */
  lowest: (AreaNode | undefined)[];
}

interface Step {
  level: AreaLevel;
  slug: string;
  nameIn: AreaNode['nameIn'];
}

const SLUG_MAX_LENGTH = 60;

/** Country, region, county, town: each location belongs to the smallest known area. */
export async function buildAreaTree(
  index: LocationIndex,
  fits: (location: IndexedLocation) => boolean,
): Promise<AreaTree> {
  const countries: AreaTree['countries'] = new Map();
  const tree: AreaTree = { countries, top: { children: countries }, lowest: [] };
  const stepsOf = areaSteps(index, await countiesOf(index));
  const slices = new WorkSlices();
  for (const [row, location] of index.rows.entries()) {
    if (slices.isOver()) await slices.next();
    if (!location || !fits(location)) continue;
    let node: AreaNode | null = null;
    for (const step of stepsOf(location)) {
      node = childOf(node, node?.children ?? tree.countries, {
        ...step,
        country: location.country,
      });
      node.locations += 1;
      node.changedAt = Math.max(node.changedAt, location.updatedAt);
    }
    if (!node) continue;
    node.rows.push(row);
    tree.lowest[row] = node;
  }
  return tree;
}

function childOf(
  parent: AreaNode | null,
  siblings: Map<string, AreaNode>,
  { level, slug, country, nameIn }: Step & { country: string },
): AreaNode {
  const taken = siblings.get(slug);
  // A town without a known region may have the same name as a region of its country.
  const own = taken && taken.level !== level ? `${slug}-${level}` : slug;
  const known = siblings.get(own);
  if (known) return known;
  const node: AreaNode = {
    level,
    slug: own,
    country,
    nameIn,
    parent,
    children: new Map(),
    rows: [],
    locations: 0,
    changedAt: 0,
  };
  siblings.set(own, node);
  return node;
}

/** Areas of a location from its country downwards; computed once for all locations in them. */
function areaSteps(
  index: LocationIndex,
  counties: ReadonlySet<string>,
): (location: IndexedLocation) => Step[] {
  const known = new Map<string, Step>();
  const step = (level: AreaLevel, key: string, make: () => Omit<Step, 'level'>): Step => {
    const id = `${level} ${key}`;
    const made = known.get(id) ?? { level, ...make() };
    known.set(id, made);
    return made;
  };
  return ({ country, listRegion, region, regionKey, city, cityKey, town }) => {
    const steps = [
      step(1, country, () => ({ slug: country.toLowerCase(), nameIn: countryName(country) })),
    ];
    if (listRegion)
      steps.push(
        step(2, `${country} ${listRegion}`, () => ({
          slug: slugOf(listRegion),
          nameIn: (language) => index.places.regionName(country, listRegion, language),
        })),
      );
    else if (regionKey)
      steps.push(
        step(2, `${country} ${regionKey}`, () => ({ slug: slugOf(region), nameIn: () => region })),
      );
    if (counties.has(`${country} ${regionKey}`))
      steps.push(
        step(3, `${country} ${regionKey}`, () => ({ slug: slugOf(region), nameIn: () => region })),
      );
    if (town !== null) steps.push(step(4, `${town}`, () => townStep(index, town)));
    else if (city)
      steps.push(
        step(4, `${country} ${cityKey} ${city}`, () => ({
          slug: slugOf(city),
          nameIn: () => city,
        })),
      );
    return steps;
  };
}

/**
 * A brand's region name counts as a county if all its locations lie in one larger region of the list of places. A name
 * spread over several regions does not count.
 */
async function countiesOf(index: LocationIndex): Promise<Set<string>> {
  const regionsOf = new Map<string, Set<string>>();
  const slices = new WorkSlices();
  for (const location of index.rows) {
    if (slices.isOver()) await slices.next();
    if (!location?.regionKey || !location.listRegion) continue;
    const key = `${location.country} ${location.regionKey}`;
    const regions = regionsOf.get(key) ?? new Set();
    regionsOf.set(key, regions.add(location.listRegion));
  }
  return new Set(
    [...regionsOf].flatMap(([key, regions]) => {
      const [region = '', ...others] = regions;
      const [country = '', own = ''] = key.split(' ');
      const isRegion = index.places.regionKeys(country, region).has(own);
      return others.length === 0 && !isRegion ? [key] : [];
    }),
  );
}

/** The largest town of a name in its region gets the plain slug; others have their coordinates appended. */
function townStep(index: LocationIndex, town: number): Omit<Step, 'level'> {
  const plain = slugOf(index.places.townName(town));
  const { latitude, longitude } = index.places.townPosition(town);
  const tenths = [latitude, longitude].map((degrees) => Math.round(Math.abs(degrees) * 10));
  return {
    slug: index.places.isMainTown(town) ? plain : `${plain}-${tenths.join('-')}`,
    nameIn: (language) => index.places.townName(town, language),
  };
}

function countryName(country: string): AreaNode['nameIn'] {
  return (language) =>
    new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(country) ?? country;
}

/** Names in other scripts are encoded by code points. */
function slugOf(name: string): string {
  const joinedWords = foldedWords(name).join('-');
  const slug =
    joinedWords || Array.from(name, (letter) => letter.codePointAt(0)?.toString(36)).join('-');
  return slug.slice(0, SLUG_MAX_LENGTH);
}

import { LOCALES } from '#platform/contract/locale.ts';
import { areasTask } from './areas-thread.ts';
import {
  type AreaLevel,
  type AreaRecord,
  type AreasIndex,
  type IndexedCountry,
  readAreasIndex,
} from './read-areas-file.ts';

type Records = ReadonlyMap<string, AreaRecord>;
/** Cache limit for levels 3 and 4: nine countries at their deepest level have 32,000. */
const RECORDS_MAX = 40_000;
/** Records per message; unpacking so many takes a few milliseconds. */
const RECORDS_A_MESSAGE = 1_000;
const CHOICES_MAX = 8;

let index: Promise<AreasIndex> | undefined;
export function areasIndex(): Promise<AreasIndex> {
  index ??= readAreasIndex();
  index.catch(() => {
    index = undefined;
  });
  return index;
}

/** Recently requested combined maps. */
const choices = new Map<string, Promise<Records>>();
const ofCountries = new Map<string, Promise<AreaRecord[]>>();

/** Areas of a level in some countries or in all. A country without the level returns its deepest one. */
export function embeddedAreas(level: AreaLevel, countries?: readonly string[]): Promise<Records> {
  // An empty selection of countries differs from all countries.
  const key = `${level} ${countries?.toSorted().join() ?? 'all'}`;
  const known = choices.get(key);
  choices.delete(key);
  const records = known ?? joinRecords(level, countries);
  choices.set(key, records);
  records.catch(() => choices.delete(key));
  dropOldest(choices, choices.size - CHOICES_MAX);
  return records;
}

/** One area by its id. */
export async function embeddedArea(id: string): Promise<AreaRecord | undefined> {
  const [code, written] = id.split(':');
  const level = ([1, 2, 3, 4] as const).find((each) => String(each) === written);
  const entry = (await areasIndex()).countries.find(({ country }) => country === code);
  if (!level || !entry) return undefined;
  return (await recordsOf(entry, level)).find((record) => record.id === id);
}

async function joinRecords(level: AreaLevel, countries?: readonly string[]): Promise<Records> {
  const wanted = countries && new Set(countries);
  const joined = new Map<string, AreaRecord>();
  for (const entry of (await areasIndex()).countries) {
    if (wanted && !wanted.has(entry.country)) continue;
    for (const record of await recordsOf(entry, level)) joined.set(record.id, record);
  }
  return joined;
}

function recordsOf(entry: IndexedCountry, level: AreaLevel): Promise<AreaRecord[]> {
  const deepest = entry.levels.findLastIndex((count) => count > 0) + 1;
  const known = Math.min(level, deepest);
  if (known <= 2) return Promise.resolve(indexedRecords(entry, known as 1 | 2));
  const key = `${entry.country} ${known}`;
  const stored = ofCountries.get(key);
  ofCountries.delete(key);
  const records = stored ?? readRecords(entry.country, known as AreaLevel);
  ofCountries.set(key, records);
  records.then(dropUnused, () => ofCountries.delete(key));
  return records;
}

/** In small messages, because unpacking a large one would block all other calls. */
export async function readRecords(set: string, level: AreaLevel): Promise<AreaRecord[]> {
  const records: AreaRecord[] = [];
  for (;;) {
    const task = {
      kind: 'records',
      set,
      level,
      from: records.length,
      count: RECORDS_A_MESSAGE,
    } as const;
    const some = await areasTask(task);
    for (const record of some) records.push(record);
    if (some.length < RECORDS_A_MESSAGE) return records;
  }
}

async function dropUnused(): Promise<void> {
  const sizes = await Promise.allSettled(ofCountries.values());
  let records = sizes.reduce(
    (sum, of) => sum + (of.status === 'fulfilled' ? of.value.length : 0),
    0,
  );
  for (const [key, stored] of ofCountries) {
    if (records <= RECORDS_MAX) return;
    records -= (await stored.catch(() => [])).length;
    ofCountries.delete(key);
  }
}

function dropOldest(map: Map<string, unknown>, count: number): void {
  for (const key of [...map.keys()].slice(0, Math.max(0, count))) map.delete(key);
}

function indexedRecords({ country, records }: IndexedCountry, level: 1 | 2): AreaRecord[] {
  const [whole, ...regions] = records;
  return (level === 1 && whole ? [whole] : regions).map(
    ([code, names, population, longitude, latitude, ...box]) => ({
      id: `${country}:${level}:${code}`,
      level,
      country,
      code,
      parent: level === 1 ? '' : `${country}:1:${country}`,
      names: level === 1 ? countryNames(country) : names,
      population,
      longitude,
      latitude,
      box,
    }),
  );
}

const DISPLAY_NAMES = LOCALES.map(
  (locale) =>
    [locale, new Intl.DisplayNames(locale === 'no' ? 'nb' : locale, { type: 'region' })] as const,
);
function countryNames(country: string): AreaRecord['names'] {
  const names = Object.fromEntries(
    DISPLAY_NAMES.map(([locale, of]) => [locale, of.of(country) ?? country]),
  );
  return { local: country, ...names };
}

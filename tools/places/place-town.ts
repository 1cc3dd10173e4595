import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { LanguageNames } from './sources/read-language-names.ts';

const ARTICLES = new Set([
  'le',
  'la',
  'les',
  'el',
  'los',
  'las',
  'il',
  'lo',
  'the',
  'den',
  'de',
  'het',
  'l',
  's',
  'a',
  'o',
]);

/** A town of the gazetteer. */
export interface PlaceTown {
  /** Local name. */
  name: string;
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
  names: LanguageNames;
  keys: Set<string>;
}

export function addKeys(town: Pick<PlaceTown, 'keys'>, names: Iterable<string | undefined>): void {
  for (const name of names) {
    if (name === undefined) continue;
    const words = foldedWords(name);
    for (const key of [words.join(''), withoutArticle(words)])
      if (key !== undefined && key !== '') town.keys.add(key);
  }
}

/** La Rochelle is also found as Rochelle, and ’s-Hertogenbosch without its ’s. */
function withoutArticle(words: readonly string[]): string | undefined {
  const [first, ...rest] = words;
  const key = rest.join('');
  return first !== undefined && ARTICLES.has(first) && key.length >= 4 ? key : undefined;
}

import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { LanguageNames } from './sources/read-language-names.ts';
import { withoutArticle } from './without-article.ts';

/** A town as the gazetteer will hold it. */
export interface PlaceTown {
  /** As it is called where it lies. */
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

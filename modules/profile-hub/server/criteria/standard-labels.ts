import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { foldWords } from '#platform/server/imports/fold-words.ts';
import { Texts } from '#platform/server/texts/texts.ts';

let slugs: ReadonlyMap<string, string> | undefined;

/**
 * The standard criterion that is called so in one of the six languages, in any case and accent. A brand's own of that label
 * would make the column of a file mean two things.
 */
export function standardCalled(label: string): string | undefined {
  slugs ??= slugsByWord();
  return slugs.get(foldWords(label));
}

function slugsByWord(): Map<string, string> {
  const texts = new Texts();
  const found = new Map<string, string>();
  for (const { slug, label } of STANDARD_CRITERIA)
    for (const name of [slug, ...LOCALES.map((locale) => texts.translator(locale)(label))])
      found.set(foldWords(name), slug);
  return found;
}

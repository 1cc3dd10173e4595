import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import type { CriteriaIndex } from './criteria-index.ts';

let slugs: ReadonlyMap<string, string> | undefined;

/**
 * The standard criterion that is called so in one of the six languages, in any case and accent. A brand's own of that label
 * would make the column of a file mean two things.
 */
export function standardCalled(label: string): string | undefined {
  slugs ??= slugsByWord();
  return slugs.get(normalizeForComparison(label));
}

/** Whether the columns of a file would be taken for another criterion of the brand: by its label or its slug. */
export function isReadAsAnother(label: string, book: CriteriaIndex, id?: string): boolean {
  const word = normalizeForComparison(label);
  if (word === '') return false;
  return book.all.some((criterion) => {
    const own = typeof criterion.label === 'string' ? '' : criterion.label.words;
    return (
      criterion.id !== id &&
      [own, criterion.slug].some((name) => normalizeForComparison(name) === word)
    );
  });
}

function slugsByWord(): Map<string, string> {
  const texts = new Texts();
  const found = new Map<string, string>();
  for (const { slug, label } of STANDARD_CRITERIA)
    for (const name of [slug, ...LOCALES.map((locale) => texts.translator(locale)(label))])
      found.set(normalizeForComparison(name), slug);
  return found;
}

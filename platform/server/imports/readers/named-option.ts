import { CellFault, type ReadCell } from '../import-column.ts';
import { normalizeForComparison } from '../normalize-for-comparison.ts';

/**
 * One of several values by its name in any of the six languages, because exporting and importing users may have
 * different languages; or by the value itself. Faults list the allowed names in the user's language.
 */
export function namedOption(names: Readonly<Record<string, string>>): ReadCell<string> {
  let byWord: Map<string, string> | undefined;
  return (given, { wordsOf, translate }) => {
    byWord ??= new Map(
      Object.entries(names).flatMap(([value, key]) =>
        [value, ...wordsOf(key)].map((word) => [normalizeForComparison(word), value] as const),
      ),
    );
    const found = byWord.get(normalizeForComparison(given));
    if (found !== undefined) return found;
    return new CellFault('notOneOf', { choices: Object.values(names).map(translate).join(', ') });
  };
}

import { foldWords } from '../fold-words.ts';
import { CellFault, type ReadCell } from '../import-column.ts';

/**
 * One of a few values by its name in any of the six languages, since whoever brings a file may read another than who had it
 * made; or by the value itself. What it may be is told in the reader's own.
 */
export function oneOfNamed(names: Readonly<Record<string, string>>): ReadCell<string> {
  let byWord: Map<string, string> | undefined;
  return (given, { wordsOf, translate }) => {
    byWord ??= new Map(
      Object.entries(names).flatMap(([value, key]) =>
        [value, ...wordsOf(key)].map((word) => [foldWords(word), value] as const),
      ),
    );
    const found = byWord.get(foldWords(given));
    if (found !== undefined) return found;
    return new CellFault('notOneOf', { choices: Object.values(names).map(translate).join(', ') });
  };
}

import { foldWords } from '../fold-words.ts';
import { CellFault, type ReadCell } from '../import-column.ts';

/**
 * One of a few values; each can be written as itself or with one of its words: `oneOf({ retailer: ['Händler'], own: [] })`.
 */
export function oneOf<const Value extends string>(
  choices: Readonly<Record<Value, readonly string[]>>,
): ReadCell<Value> {
  const byWord = new Map<string, Value>();
  const values = Object.keys(choices) as Value[];
  for (const value of values) {
    for (const word of [value, ...choices[value]]) byWord.set(foldWords(word), value);
  }
  const fault = new CellFault('notOneOf', { choices: values.join(', ') });
  return (given) => byWord.get(foldWords(given)) ?? fault;
}

import { foldWords } from '#platform/server/imports/fold-words.ts';
import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';

const NAMED = 10;

interface Option {
  id: number;
  label: string;
  /** Its labels in other languages; the label of an option goes before another one's translation. */
  others?: readonly string[];
}

/** One of the options of a list, by its label in any language, case and accent. */
export function choiceCell(options: readonly Option[]): ReadCell<number> {
  const byWord = new Map([
    ...options.flatMap(({ id, others = [] }) =>
      others.map((word) => [foldWords(word), id] as const),
    ),
    ...options.map(({ id, label }) => [foldWords(label), id] as const),
  ]);
  const fault = new CellFault('notOneOf', { choices: namesOf(options) });
  return (text) => byWord.get(foldWords(text)) ?? fault;
}

/** Several of them, parted by ; | or a comma; a label that has a comma in itself is found first. */
export function choicesCell(options: readonly Option[]): ReadCell<number[]> {
  const one = choiceCell(options);
  return (text, context) => {
    const chosen = new Set<number>();
    for (const part of parts(text, /[;|]/)) {
      const whole = one(part, context);
      if (typeof whole === 'number') {
        chosen.add(whole);
        continue;
      }
      for (const smaller of parts(part, /,/)) {
        const found = one(smaller, context);
        if (found instanceof CellFault) return found;
        chosen.add(found);
      }
    }
    return [...chosen].sort((a, b) => a - b);
  };
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

function namesOf(options: readonly { label: string }[]): string {
  const named = options.slice(0, NAMED).map(({ label }) => label);
  return `${named.join(', ')}${options.length > NAMED ? '…' : ''}`;
}

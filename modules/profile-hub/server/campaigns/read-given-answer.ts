import type { Answer, QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { boolean } from '#platform/server/imports/readers/boolean.ts';
import { parseNumber } from '#platform/server/imports/readers/parse-number.ts';

/** The answer in the stored format of its kind; null if empty, undefined if it does not fit the kind. */
export function readGivenAnswer(kind: QuestionKind, given: Answer): Answer | null | undefined {
  if (Array.isArray(given)) {
    const chosen = given.map((one) => one.trim()).filter(Boolean);
    if (kind === 'several') return chosen.length > 0 ? [...new Set(chosen)] : null;
    return chosen.length < 2 && chosen[0] !== undefined
      ? readGivenAnswer(kind, chosen[0])
      : undefined;
  }
  if (typeof given === 'string' && given.trim() === '') return null;
  switch (kind) {
    case 'several':
      return typeof given === 'string' ? [given.trim()] : undefined;
    case 'yesno':
      return typeof given === 'boolean' ? given : readYesNo(String(given));
    case 'number':
      return typeof given === 'number' ? given : parseNumber(String(given));
    default:
      return typeof given === 'boolean' ? undefined : String(given).trim();
  }
}

/** The cell reader knows yes and no in all six languages and does not need the position of the cell. */
function readYesNo(given: string): boolean | undefined {
  const read = boolean(given, NOWHERE);
  return read instanceof CellFault ? undefined : read;
}

const NOWHERE = {
  locale: 'en',
  textOf: () => '',
  translate: (key: string) => key,
  wordsOf: () => [],
} as const;

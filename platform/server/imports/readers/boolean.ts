import { CellFault, type ReadCell } from '../import-column.ts';
import { normalizeForComparison } from '../normalize-for-comparison.ts';

const YES = new Set(
  '1 x yes y true oui o vrai si s verdadero cierto vero ja j wahr sann'.split(' '),
);
const NO = new Set('0 no n false non faux falso nein falsch nei usann'.split(' '));

/** Yes or no, in any of the six languages, as a number or as a cross. */
export const boolean: ReadCell<boolean> = (given) => {
  if (given === '✓' || given === '✔') return true;
  const word = normalizeForComparison(given);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new CellFault('notYesOrNo');
};

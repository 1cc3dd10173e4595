import { CellFault, type ReadCell } from '../import-column.ts';
import { parseNumber } from './parse-number.ts';

/** A number within bounds, with a comma or a point. */
export function number(
  bounds: { min?: number; max?: number; whole?: boolean } = {},
): ReadCell<number> {
  return (given) => {
    const value = parseNumber(given);
    if (value === undefined) return new CellFault('notNumber');
    if (bounds.whole && !Number.isSafeInteger(value)) return new CellFault('notWhole');
    if (bounds.min !== undefined && value < bounds.min)
      return new CellFault('belowMin', { min: bounds.min });
    if (bounds.max !== undefined && value > bounds.max)
      return new CellFault('aboveMax', { max: bounds.max });
    return value;
  };
}

import { CellFault, type ReadCell } from '../import-column.ts';

/** Several values in one cell, separated by ; or |. Each is read separately and duplicates are dropped. */
export function list<Value>(read: ReadCell<Value>, max = 100): ReadCell<Value[]> {
  return (given, context) => {
    const parts = given
      .split(/[;|]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > max) return new CellFault('tooMany', { max });
    const values: Value[] = [];
    for (const part of parts) {
      const value = read(part, context);
      if (value instanceof CellFault) return value;
      if (!values.includes(value)) values.push(value);
    }
    return values;
  };
}

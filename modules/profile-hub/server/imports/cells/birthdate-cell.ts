import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { date } from '#platform/server/imports/readers/date.ts';

/** A plausible birth date of a living person. */
export const birthdateCell: ReadCell<string> = (text, context) => {
  const day = date(text, context);
  if (day instanceof CellFault) return day;
  const isPossible = day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
  return isPossible ? day : new CellFault('profile-hub.birthdate');
};

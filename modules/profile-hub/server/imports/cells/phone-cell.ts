import { CellFault, type ReadCell } from '#platform/server/imports/import-column.ts';
import { country } from '#platform/server/imports/readers/country.ts';
import { readPhone } from '#platform/server/phone/read-phone.ts';

/** A number of the line's own country, or else of the brand's. */
export function phoneCell(home: string | undefined): ReadCell<string> {
  return (text, context) => {
    if (/\p{L}/u.test(text)) return new CellFault('profile-hub.phoneLetter');
    const said = context.textOf('country');
    const named = said === '' ? home : country(said, context);
    const number = readPhone(text, typeof named === 'string' ? named : home);
    return number ?? new CellFault('profile-hub.phone');
  };
}

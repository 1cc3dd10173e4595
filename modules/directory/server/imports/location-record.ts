import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { fileFields } from '#platform/server/fields/file-fields.ts';
import type { LocationLine } from './location-cells.ts';

/** The fields that a file has one cell for. */
export const plainFields = fileFields(locationFields);

/** A line as the statements of write-locations read it. Hours: null are unknown, an empty object leaves them alone. */
export function locationRecord(line: LocationLine) {
  return {
    ...plainFields.record(line),
    id: uuidV7(),
    type: line.type ?? null,
    hours: hoursOf(line),
    closed: line.closed ?? false,
  };
}

export function hasOpeningHours(line: LocationLine): boolean {
  return WEEK_DAYS.some((day) => line[day] !== undefined);
}

/** Days without a column stay unchanged; if all seven cells are empty, the hours are unknown. */
function hoursOf(line: LocationLine) {
  const said = WEEK_DAYS.filter((day) => line[day] !== undefined);
  if (said.every((day) => line[day] === null)) return said.length === WEEK_DAYS.length ? null : {};
  return Object.fromEntries(said.map((day) => [day, line[day] ?? []]));
}

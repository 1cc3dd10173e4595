import { WEEK_DAYS } from '#modules/directory/contract/opening-hours.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LocationLine } from './location-line.ts';

/** A line as the statements of write-locations read it. Hours: null are unknown, an empty object leaves them alone. */
export function locationRecord(line: LocationLine) {
  return {
    id: uuidV7(),
    code: line.code,
    name: line.name,
    company: line.company ?? '',
    street: line.street ?? '',
    postal_code: line.postalCode ?? '',
    city: line.city ?? '',
    region: line.region ?? '',
    country: line.country,
    latitude: line.latitude ?? null,
    longitude: line.longitude ?? null,
    type: line.type ?? null,
    activity: line.activity ?? '',
    affiliation: line.affiliation ?? '',
    phone: line.phone ?? '',
    email: line.email ?? '',
    website: line.website ?? '',
    hours: hoursOf(line),
    attributes: line.attributes ?? {},
    closed: line.closed ?? false,
  };
}

export function saysHours(line: LocationLine): boolean {
  return WEEK_DAYS.some((day) => line[day] !== undefined);
}

/** Days without a cell stay as they are; a whole week of empty cells is a week nobody knows. */
function hoursOf(line: LocationLine) {
  const said = WEEK_DAYS.filter((day) => line[day] !== undefined);
  if (said.every((day) => line[day] === null)) return said.length === WEEK_DAYS.length ? null : {};
  return Object.fromEntries(said.map((day) => [day, line[day] ?? []]));
}

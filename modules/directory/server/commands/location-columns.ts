import type { Updateable } from 'kysely';
import type { LocationChanges, NewLocation } from '#modules/directory/contract/location.ts';
import type { DirectoryTables } from '../tables.ts';

type Columns = Updateable<DirectoryTables['directory.locations']>;

/** The columns that were given; what was not given stays out, so that it stays as it is. */
export function locationColumns(given: NewLocation | Omit<LocationChanges, 'version'>): Columns {
  const columns: Columns = {
    name: given.name,
    company: given.company,
    street: given.street,
    postal_code: given.postalCode,
    city: given.city,
    region: given.region,
    country: given.country,
    latitude: given.latitude,
    longitude: given.longitude,
    type_id: given.typeId,
    activity: given.activity,
    affiliation: given.affiliation,
    phone: given.phone,
    email: given.email,
    website: given.website,
    opening_hours:
      given.openingHours === undefined || given.openingHours === null
        ? given.openingHours
        : JSON.stringify(given.openingHours),
    attributes: given.attributes === undefined ? undefined : JSON.stringify(given.attributes),
  };
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Columns;
}

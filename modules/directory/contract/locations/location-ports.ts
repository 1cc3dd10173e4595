import { definePort } from '#platform/contract/port.ts';
import type { Person } from '../associations.ts';
import type { NewLocation } from './location.ts';
import type { LocationType } from './location-types.ts';

/** Ids of locations by the brand's own codes for them, in lower case; closed ones too, unknown codes are left out. */
export const locationsByCodes = definePort<
  { clientId: string; codes: readonly string[] },
  ReadonlyMap<string, string>
>('directory.locations-by-codes');

/** Ids of the locations that are in any of these groups. */
export const findGroupLocationIds = definePort<
  { clientId: string; groupIds: readonly string[] },
  string[]
>('directory.location-ids-of-groups');

/** The groups of a brand's locations by name. */
export const listLocationGroups = definePort<{ clientId: string }, { id: string; name: string }[]>(
  'directory.location-groups-of',
);

/** Of the given types and attribute names those that the brand's locations can have or have. */
export const filterKnownLocationFacts = definePort<
  { clientId: string; typeIds: readonly string[]; attributes: readonly string[] },
  { typeIds: string[]; attributes: string[] }
>('directory.known-location-facts');

/** Of some locations those that were closed between two moments: how many, and the first of them, the latest first. */
export const locationsClosedBetween = definePort<
  { clientId: string; locationIds: readonly string[]; from: string; to: string; limit: number },
  { total: number; items: { id: string; name: string }[] }
>('directory.locations-closed-between');

/**
 * Adds a location in the calling module's transaction, returns its id and creates the type if it is missing. The caller
 * checks the permission to manage locations.
 */
export const addLocation = definePort<
  {
    clientId: string;
    location: Omit<NewLocation, 'typeId'>;
    /** Its name; empty for none. */
    type: string;
    /** Ids of users that may represent a location. */
    representatives: readonly string[];
  },
  string
>('directory.add-location');

/** A location as other modules copy it. */
export interface FollowedLocation {
  id: string;
  code: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  /** The name of its type; empty without one. */
  type: string;
  activity: string;
  affiliation: string;
  attributes: Record<string, string>;
  closed: boolean;
  createdAt: Date;
  version: number;
  /** To the microsecond, as PostgreSQL writes it: together with the id, the cursor of the next page. */
  changedAt: string;
}

export interface LocationCursor {
  changedAt: string;
  id: string;
}

/**
 * Locations in the order of their last change, those behind a cursor; or some by their ids. Closed ones too. A transaction
 * that commits late has an earlier time: begin again at the time of its event to see its rows.
 */
export const followedLocations = definePort<
  { clientId: string; limit: number } & (
    | { after: LocationCursor; ids?: never }
    | { ids: readonly string[]; after?: never }
  ),
  FollowedLocation[]
>('directory.followed-locations');

/** How many there are, closed ones too. */
export const countFollowedLocations = definePort<{ clientId: string }, number>(
  'directory.count-followed-locations',
);

/** The types and attribute names of a brand's locations, for settings that refer to them. */
export const locationVocabulary = definePort<
  { clientId: string },
  { types: LocationType[]; attributes: string[] }
>('directory.location-vocabulary');

/** A location as far as it can be recognised in the list of another system. */
export interface LocationToMatch {
  id: string;
  code: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * All open locations of a client sorted by name, plus the closed ones in `alsoIds`. Not paged: a client has a few
 * thousand.
 */
export const locationsToMatch = definePort<
  { clientId: string; alsoIds?: readonly string[] },
  LocationToMatch[]
>('directory.locations-to-match');

/** Active users that represent each location, directly, through a group or for the whole brand. */
export const findLocationRepresentatives = definePort<
  { clientId: string; locationIds: readonly string[] },
  ReadonlyMap<string, Person[]>
>('directory.people-of-locations');

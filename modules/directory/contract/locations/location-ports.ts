import { definePort } from '#platform/contract/port.ts';
import type { Person } from '../associations.ts';
import type { NewLocation } from './location.ts';
import type { LocationType } from './location-types.ts';

/** Ids of locations by the brand's codes in lower case, including closed ones; unknown codes are omitted. */
export const locationsByCodes = definePort<
  { clientId: string; codes: readonly string[] },
  ReadonlyMap<string, string>
>('directory.locations-by-codes');

/** Ids of the locations in any of these groups. */
export const findGroupLocationIds = definePort<
  { clientId: string; groupIds: readonly string[] },
  string[]
>('directory.location-ids-of-groups');

/** Groups of a brand's locations by name. */
export const listLocationGroups = definePort<{ clientId: string }, { id: string; name: string }[]>(
  'directory.location-groups-of',
);

/** Which of the given types and attribute names the brand's locations can have. */
export const filterKnownLocationFacts = definePort<
  { clientId: string; typeIds: readonly string[]; attributes: readonly string[] },
  { typeIds: string[]; attributes: string[] }
>('directory.known-location-facts');

/** Which of the given locations were closed between two moments: their number and the latest ones. */
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
    /** Name of the type; empty for none. */
    type: string;
    /** Ids of users that may represent a location. */
    representatives: readonly string[];
  },
  string
>('directory.add-location');

/** A location for modules that copy it. */
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
  /** Name of its type; empty if it has none. */
  type: string;
  activity: string;
  affiliation: string;
  attributes: Record<string, string>;
  closed: boolean;
  createdAt: Date;
  version: number;
  /** In microseconds as formatted by PostgreSQL; with the id it is the cursor of the next page. */
  changedAt: string;
}

export interface LocationCursor {
  changedAt: string;
  id: string;
}

/**
 * Locations by time of change after a cursor, or some by id, including closed ones. A late commit has an earlier time:
 * restart at the time of its event to see its rows.
 */
export const followedLocations = definePort<
  { clientId: string; limit: number } & (
    | { after: LocationCursor; ids?: never }
    | { ids: readonly string[]; after?: never }
  ),
  FollowedLocation[]
>('directory.followed-locations');

/** Number of locations, including closed ones. */
export const countFollowedLocations = definePort<{ clientId: string }, number>(
  'directory.count-followed-locations',
);

/** The types and attribute names of a brand's locations, for settings that refer to them. */
export const locationVocabulary = definePort<
  { clientId: string },
  { types: LocationType[]; attributes: string[] }
>('directory.location-vocabulary');

/** Location data for matching it with entries of another system. */
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

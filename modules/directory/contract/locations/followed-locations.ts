import { definePort } from '#platform/contract/port.ts';

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

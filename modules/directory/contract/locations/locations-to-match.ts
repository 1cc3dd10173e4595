import { definePort } from '#platform/contract/port.ts';

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

import { definePort } from '#platform/contract/port.ts';
import type { NewLocation } from './location.ts';

/**
 * Adds a location for another module, in its transaction, and gives its id. A type that nobody has made yet is made. The
 * caller checks that the user may manage locations.
 */
export const addLocation = definePort<
  {
    clientId: string;
    location: Omit<NewLocation, 'typeId'>;
    /** Its name; empty for none. */
    type: string;
    /** Users who can represent a location. */
    representatives: readonly string[];
  },
  string
>('directory.add-location');

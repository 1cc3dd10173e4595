import { definePort } from '#platform/contract/port.ts';
import type { NewLocation } from './location.ts';

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

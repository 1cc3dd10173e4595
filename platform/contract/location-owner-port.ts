import { definePort } from './port.ts';

/**
 * Returns the client that owns a location, for calls that name only the location. Implemented by the module that stores
 * locations.
 */
export const locationOwnerPort = definePort<{ id: string }, string | undefined>(
  'directory.owner-of-location',
);

import { definePort } from '#platform/contract/port.ts';

/** Whose location it is, for calls that name the location alone. */
export const ownerOfLocation = definePort<{ id: string }, string | undefined>(
  'directory.owner-of-location',
);

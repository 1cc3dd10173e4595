import { definePort } from './port.ts';

/** Whose location it is, for calls that name the location alone; the module that keeps locations answers. */
export const ownerOfLocation = definePort<{ id: string }, string | undefined>(
  'directory.owner-of-location',
);

import { definePort } from '#platform/contract/port.ts';
import type { Person } from '../associations.ts';

/** Who stands for a location, by itself, through a group of it or for the whole brand, and may come in today. */
export const peopleOfLocation = definePort<{ clientId: string; locationId: string }, Person[]>(
  'directory.people-of-location',
);

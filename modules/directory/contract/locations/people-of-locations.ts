import { definePort } from '#platform/contract/port.ts';
import type { Person } from '../associations.ts';

/** Who stands for each location, by itself, through a group of it or for the whole brand, and may come in today. */
export const peopleOfLocations = definePort<
  { clientId: string; locationIds: readonly string[] },
  ReadonlyMap<string, Person[]>
>('directory.people-of-locations');

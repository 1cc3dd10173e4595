import { definePort } from '#platform/contract/port.ts';
import type { Person } from '../associations.ts';

/** Active users that represent each location, directly, through a group or for the whole brand. */
export const findLocationRepresentatives = definePort<
  { clientId: string; locationIds: readonly string[] },
  ReadonlyMap<string, Person[]>
>('directory.people-of-locations');

import { definePort } from '#platform/contract/port.ts';

/** The ids of the locations that are in any of these groups, closed ones too. */
export const locationsOfGroups = definePort<
  { clientId: string; groupIds: readonly string[] },
  string[]
>('directory.locations-of-groups');

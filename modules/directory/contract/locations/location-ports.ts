import { definePort } from '#platform/contract/port.ts';

/** Ids of locations by the brand's own codes for them, in lower case; closed ones too, unknown codes are left out. */
export const locationsByCodes = definePort<
  { clientId: string; codes: readonly string[] },
  ReadonlyMap<string, string>
>('directory.locations-by-codes');

/** Ids of the locations that are in any of these groups. */
export const findGroupLocationIds = definePort<
  { clientId: string; groupIds: readonly string[] },
  string[]
>('directory.location-ids-of-groups');

/** The groups of a brand's locations by name. */
export const listLocationGroups = definePort<{ clientId: string }, { id: string; name: string }[]>(
  'directory.location-groups-of',
);

/** Of the given types and attribute names those that the brand's locations can have or have. */
export const filterKnownLocationFacts = definePort<
  { clientId: string; typeIds: readonly string[]; attributes: readonly string[] },
  { typeIds: string[]; attributes: string[] }
>('directory.known-location-facts');

/** Of some locations those that were closed between two moments: how many, and the first of them, the latest first. */
export const locationsClosedBetween = definePort<
  { clientId: string; locationIds: readonly string[]; from: string; to: string; limit: number },
  { total: number; items: { id: string; name: string }[] }
>('directory.locations-closed-between');

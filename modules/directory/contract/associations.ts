import type { Association, NamedAssociation } from '#platform/contract/association.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/**
 * Replaces the associations of a user in the caller's transaction. Throws `associationUnknown` if a brand, group or
 * location does not belong to the client.
 */
export const setAssociations = definePort<
  { clientId: string; userId: string; associations: readonly Association[] },
  void
>('directory.set-associations');

/** The associations of users with their names (at most `named` per user) and the number of locations they cover. */
export const listUserAssociations = definePort<
  { clientId: string; userIds: readonly string[]; named: number },
  Map<string, { associations: NamedAssociation[]; total: number; locations: number }>
>('directory.associations-of-users');

/** Whether a user represents the whole brand, and so every location of it. */
export const representsBrand = definePort<{ clientId: string; userId: string }, boolean>(
  'directory.represents-brand',
);

/** User data that the directory needs; the accounts module provides it. */
export interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  status: 'invited' | 'active' | 'disabled';
  locale: Locale;
}

export const peopleByIds = definePort<{ clientId: string; userIds: readonly string[] }, Person[]>(
  'directory.people-by-ids',
);
/** Users of the client by email address, case-insensitive, with any role and any status. */
export const peopleByEmails = definePort<{ clientId: string; emails: readonly string[] }, Person[]>(
  'directory.people-by-emails',
);
/** Full-text search for users of the client that may represent a location. */
export const searchPeople = definePort<
  { clientId: string; words: string; limit: number },
  Person[]
>('directory.people-by-words');

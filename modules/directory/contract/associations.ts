import type { Association, NamedAssociation } from '#platform/contract/association.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/** Sets what a user stands for, in the asker's transaction; throws `associationUnknown` for what is not the client's. */
export const setAssociations = definePort<
  { clientId: string; userId: string; associations: readonly Association[] },
  void
>('directory.set-associations');

/** What users stand for, in words, and how many locations that is; at most `named` names each. */
export const associationsOfUsers = definePort<
  { clientId: string; userIds: readonly string[]; named: number },
  Map<string, { associations: NamedAssociation[]; total: number; locations: number }>
>('directory.associations-of-users');

/** Whether a user represents the whole brand, and so every location of it. */
export const representsBrand = definePort<{ clientId: string; userId: string }, boolean>(
  'directory.represents-brand',
);

/** People as the directory needs to know them; the module that keeps users answers. */
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
/** Users of the client by their e-mails, whoever they are and whatever became of them; in any case. */
export const peopleByEmails = definePort<{ clientId: string; emails: readonly string[] }, Person[]>(
  'directory.people-by-emails',
);
/** Users of the client that could stand for a location, by some words. */
export const peopleByWords = definePort<
  { clientId: string; words: string; limit: number },
  Person[]
>('directory.people-by-words');

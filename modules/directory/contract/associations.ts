import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/** What a user stands for at a client: the whole brand, a group with whatever joins it later, or single locations [USR-06]. */
export const ASSOCIATION_KINDS = ['brand', 'group', 'location'] as const;

export const associationSchema = z.strictObject({
  kind: z.enum(ASSOCIATION_KINDS),
  /** Of the client itself, of the group, or of the location. */
  id: uuid,
});
export type Association = z.infer<typeof associationSchema>;

export const namedAssociationSchema = associationSchema.extend({ name: z.string() });
export type NamedAssociation = z.infer<typeof namedAssociationSchema>;

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

/** People as the directory needs to know them; the module that keeps users answers. */
export interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  status: 'invited' | 'active' | 'disabled';
}

export const peopleByIds = definePort<{ clientId: string; userIds: readonly string[] }, Person[]>(
  'directory.people-by-ids',
);
/** Users of the client that could stand for a location, by some words. */
export const peopleByWords = definePort<
  { clientId: string; words: string; limit: number },
  Person[]
>('directory.people-by-words');

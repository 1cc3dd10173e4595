import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  ASSOCIATION_KINDS,
  type Association,
  type NamedAssociation,
} from '#platform/contract/client.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/permission.ts';
import { definePort } from '#platform/contract/port.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { ASSOCIATION_PAGE_LIMIT } from './limits.ts';
import { giveAssociations } from './permissions.ts';

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

/** Whether a user represents the whole brand, and therefore every location. */
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
/** Names of authors of records by id: users and API keys of the client. */
export const authorNames = definePort<
  { clientId: string; ids: readonly string[] },
  ReadonlyMap<string, string>
>('directory.author-names');
/** Users of the client by email address, case-insensitive, with any role and any status. */
export const peopleByEmails = definePort<{ clientId: string; emails: readonly string[] }, Person[]>(
  'directory.people-by-emails',
);
/** Full-text search for users of the client that may represent a location. */
export const searchPeople = definePort<
  { clientId: string; words: string; limit: number },
  Person[]
>('directory.people-by-words');

/** Everything a user of a client can be associated with, as a tree: the brand, its groups, their locations [USR-06]. */
export const associationNodeSchema = z.object({
  kind: z.enum(ASSOCIATION_KINDS),
  id: z.string(),
  /** Parent node in this response; a location of several groups occurs in each of them. Null for the brand. */
  parentId: z.string().nullable(),
  name: z.string(),
  /** Distinguishes nodes of the same name: the city of a location. */
  detail: z.string(),
  /** The brand's own code of a location. */
  code: z.string(),
  /** Number of locations that the selection would cover. */
  locations: z.number().int(),
  /** Number of groups of the brand. */
  groups: z.number().int(),
  /** Whether the node has children. */
  children: z.boolean(),
  /** Whether a sales representative already represents the location, directly or through a group. */
  hasRepresentative: z.boolean(),
});
export type AssociationNode = z.infer<typeof associationNodeSchema>;

export const listAssociationsCall = defineCall({
  method: 'GET',
  path: '/api/sa/users-association.php',
  module: 'directory',
  summary: 'The brand, groups and locations that can be assigned to a user of a client.',
  access: { kind: 'client', client: 'query.clientId', may: giveAssociations },
  query: z.strictObject({
    clientId: uuid,
    /**
     * Returns the direct children of this node: the brand (the id of the client) or a group. Without `parent` and
     * `words`: the brand.
     */
    parent: uuid.optional(),
    /** Finds groups by name and locations by name, city or code, below `parent` or anywhere. */
    words: line({ max: 100 }).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(ASSOCIATION_PAGE_LIMIT).default(50),
  }),
  response: z.object({
    items: z.array(associationNodeSchema),
    total: z.number().int(),
    /** Path to the search results: brand and groups, parents before children. */
    ancestors: z.array(associationNodeSchema),
  }),
  errors: [notFound],
});

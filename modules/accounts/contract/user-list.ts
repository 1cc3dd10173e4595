/** Lists of the users of one client [USR-01] and of all clients [SUP-04], and the calls on the list of a client. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  collectSortOptions,
  fieldsWith,
  pickFieldPart,
} from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  pageSchema,
  type SortOf,
} from '#platform/contract/lists/define-list.ts';
import { manageUsers } from './permissions.ts';
import { invitationSchema, userSchema } from './user.ts';
import { membershipFields, personFields, userFields } from './user-fields.ts';

const VIEWS = ['all', 'active', 'invited', 'invitation-failed', 'disabled'] as const;
const pageSize = 50;

const sharedFilterFields = {
  ...pickFieldPart(membershipFields, 'filter'),
  language: { kind: 'choice', item: personFields.locale.schema },
  name: { kind: 'text' },
  ...pickFieldPart(personFields, 'filter'),
  created: { kind: 'date' },
} as const;

export const userList = defineList({
  views: VIEWS,
  fields: {
    ...sharedFilterFields,
    /** A location that the user is associated with. */
    location: { kind: 'choice', item: uuid },
  },
  sorts: collectSortOptions(userFields, { first: 'name', own: ['locale', 'status', 'createdAt'] }),
  pageSize,
});
export type UserView = (typeof VIEWS)[number];
export type UserSort = SortOf<typeof userList>;
export type UserFilter = FilterOf<typeof userList>;

export const crossClientUserList = defineList({
  views: [...VIEWS, 'super-admin', 'without-client'],
  fields: { client: { kind: 'choice', item: uuid }, ...sharedFilterFields },
  sorts: collectSortOptions(personFields, { first: 'name', own: ['status', 'createdAt'] }),
  pageSize,
});
export type CrossClientUserView = (typeof crossClientUserList.views)[number];
export type CrossClientUserSort = SortOf<typeof crossClientUserList>;
export type CrossClientUserFilter = FilterOf<typeof crossClientUserList>;

/** A list names at most this many associations per user; `places.total` holds the full count. */
export const LISTED_ASSOCIATIONS = 20;

/** A user in the list of a client, with the state of the invitation [USR-01]. */
export const listedUserSchema = userSchema.extend({
  ...pickFieldPart(userFields, 'shown', fieldsWith(userFields, 'inRow')),
  invitation: invitationSchema.nullable(),
  /** The user's associations: some names, their total number, and the number of locations they cover. */
  places: z.object({
    names: z.array(z.string()),
    total: z.number().int(),
    locations: z.number().int(),
    wholeBrand: z.boolean(),
  }),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

export const listUsersCall = defineCall({
  method: 'GET',
  path: '/gtr-core/users',
  module: 'accounts',
  summary: 'The users of a client, by page.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  query: z.strictObject({ clientId: uuid, ...userList.query }),
  response: pageSchema(listedUserSchema).extend({
    /** Number of users per view, regardless of filters. */
    views: z.record(z.enum(userList.views), z.number().int()),
  }),
});

/** Disables, reactivates or invites several users. A refusal of one user is reported and does not stop the others. */
export const bulkUsersCall = defineCall({
  method: 'POST',
  path: '/gtr-core/users/bulk',
  module: 'accounts',
  summary: 'Deactivate, reactivate or invite several users.',
  access: { kind: 'client', client: 'body.clientId', may: manageUsers },
  body: z.strictObject({
    clientId: uuid,
    action: z.enum(['disable', 'reactivate', 'invite']),
    which: userList.which(uuid),
    /** Continues after this user: the `next` value of the previous response. */
    after: uuid.optional(),
  }),
  response: z.object({
    done: z.number().int(),
    refused: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
    /**
     * Where the next call continues, or null when all users are done. Large selections take several calls because each
     * user takes time.
     */
    next: z.string().nullable(),
  }),
});

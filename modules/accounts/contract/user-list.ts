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

/** Views, filters and sorts of the users of one client [USR-01] and of all clients [SUP-04]. */
const VIEWS = ['all', 'active', 'invited', 'invitation-failed', 'disabled'] as const;

const sharedFilterFields = {
  ...pickFieldPart(membershipFields, 'filter'),
  language: { kind: 'choice', item: personFields.locale.schema },
  name: { kind: 'text' },
  ...pickFieldPart(personFields, 'filter'),
  created: { kind: 'date' },
} as const;

const pageSize = 50;

export const userList = defineList({
  views: VIEWS,
  /** A location that the user is associated with. */
  fields: { ...sharedFilterFields, location: { kind: 'choice', item: uuid } },
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

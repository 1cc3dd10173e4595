import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/paging.ts';
import { manageUsers } from './permissions.ts';
import { invitationSchema, userSchema } from './user.ts';
import { userFields } from './user-fields.ts';
import { userList } from './user-list.ts';

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

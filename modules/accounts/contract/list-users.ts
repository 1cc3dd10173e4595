import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { fieldsWith, partOf } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageOf } from '#platform/contract/paging.ts';
import { manageUsers } from './permissions.ts';
import { invitationSchema, userSchema } from './user.ts';
import { userFields } from './user-fields.ts';
import { userList } from './user-list.ts';

/** Of more associations than these a list names the first; `places.total` says how many there are. */
export const LISTED_ASSOCIATIONS = 20;

/** The users of a client, with how their invitation stands [USR-01]. */
export const listedUserSchema = userSchema.extend({
  ...partOf(userFields, 'shown', fieldsWith(userFields, 'inRow')),
  invitation: invitationSchema.nullable(),
  /** What they stand for: a few names, how many there are, and how many locations that is. */
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
  response: pageOf(listedUserSchema).extend({
    /** How many stand in each view, whatever is filtered. */
    views: z.record(z.enum(userList.views), z.number().int()),
  }),
});

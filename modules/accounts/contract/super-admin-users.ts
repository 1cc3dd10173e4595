/** The users of all clients, and the calls that only super admins may use on them [SUP-04]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { cappedViewCountsSchema, pageSchema } from '#platform/contract/lists/define-list.ts';
import { roleSchema } from '#platform/contract/permission.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { memberRoleSchema } from './manage-user.ts';
import { invitationSchema, userStatusSchema } from './user.ts';
import { personFields } from './user-fields.ts';
import { crossClientUserList } from './user-list.ts';
import {
  associationsNeeded,
  clientRefusesUsers,
  emailTaken,
  lastBrandAdmin,
  notYourself,
} from './user-problems.ts';

export const crossClientUserSchema = z.object({
  id: z.string(),
  ...pickFieldPart(personFields, 'shown', fieldsWith(personFields, 'inRow')),
  status: userStatusSchema,
  superAdmin: z.boolean(),
  invitation: invitationSchema.nullable(),
  clients: z.array(
    clientSchema
      .pick({ uuid: true, name: true })
      .extend({ role: roleSchema, disabled: z.boolean() }),
  ),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  mayActAs: z.boolean(),
  /** Otherwise the user must prove the mailbox, with a new password, before gaining access. */
  mailboxProven: z.boolean(),
});
export type CrossClientUser = z.infer<typeof crossClientUserSchema>;

export const listCrossClientUsersCall = defineCall({
  method: 'GET',
  path: '/api/sa/users',
  module: 'accounts',
  summary: 'The users of all clients, by page.',
  access: { kind: 'super-admin' },
  query: z.strictObject(crossClientUserList.query),
  response: pageSchema(crossClientUserSchema),
});

/** For the tabs of the list: it reads many rows, so not with every page. */
export const countCrossClientUsersCall = defineCall({
  method: 'GET',
  path: '/api/sa/users/views',
  module: 'accounts',
  summary: 'The number of users of all clients in each view, counted up to 10,000.',
  access: { kind: 'super-admin' },
  response: cappedViewCountsSchema(crossClientUserList),
});

export const getCrossClientUserCall = defineCall({
  method: 'GET',
  path: '/api/sa/users/{id}',
  module: 'accounts',
  summary: 'One user with all their clients.',
  access: { kind: 'super-admin' },
  params: z.strictObject({ id: uuid }),
  response: crossClientUserSchema,
  errors: [notFound],
});

export const lastSuperAdmin = defineProblem({
  status: 409,
  code: 'LAST_SUPER_ADMIN',
  title: 'The suite needs at least one super admin.',
});

export const createSuperAdminCall = defineCall({
  method: 'POST',
  path: '/api/sa/users',
  module: 'accounts',
  summary: 'Invite another super admin.',
  access: { kind: 'super-admin' },
  body: z
    .strictObject(pickFieldPart(personFields, 'schema'))
    .omit({ defaultLocaleIsoCode: true })
    .partial()
    .required({ email: true, firstName: true, lastName: true, locale: true }),
  response: crossClientUserSchema,
  status: 201,
  errors: [emailTaken],
});

export const updateCrossClientUserCall = defineCall({
  method: 'PATCH',
  path: '/api/sa/users/{id}',
  module: 'accounts',
  summary: 'Deactivate or reactivate a user everywhere; give or remove super admin rights.',
  access: { kind: 'super-admin' },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    version: z.number().int(),
    status: z.enum(['active', 'disabled']).optional(),
    superAdmin: z.boolean().optional(),
  }),
  response: crossClientUserSchema,
  errors: [notFound, notYourself, lastSuperAdmin, lastBrandAdmin, changedMeanwhile],
});

/** A user can belong to several clients: to the first by the invitation, to others by this call. */
export const addToClientCall = defineCall({
  method: 'PUT',
  path: '/api/sa/users/{id}/clients/{clientId}',
  module: 'accounts',
  summary: 'Give a user access to another client.',
  access: { kind: 'super-admin' },
  params: z.strictObject({ id: uuid, clientId: uuid }),
  body: z.strictObject({
    role: memberRoleSchema,
    /** The version that was read; the call is refused if the user was changed since, for example their e-mail. */
    version: z.number().int(),
  }),
  response: crossClientUserSchema,
  errors: [
    notFound,
    ...clientRefusesUsers,
    lastBrandAdmin,
    notYourself,
    associationsNeeded,
    changedMeanwhile,
  ],
});

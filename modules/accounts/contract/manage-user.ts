/** Calls to create a user in four steps and to edit the same parts [USR-02] [USR-03]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { associationUnknown } from '#platform/contract/client.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { ROLES, roleSchema } from '#platform/contract/permission.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { manageUsers } from './permissions.ts';
import { invitationSchema, userSchema } from './user.ts';
import { personFields, USER_BODY_BYTES, userFields } from './user-fields.ts';
import {
  associationsNeeded,
  clientRefusesUsers,
  defaultModuleNotGiven,
  disabledEverywhere,
  emailNotWhileActing,
  emailTaken,
  lastBrandAdmin,
  lastBrandAdminKeepsUsers,
  menuNotOffered,
  notYourself,
  roleAboveOwn,
  userOfOtherClients,
} from './user-problems.ts';

/** Roles at a client; super admins belong to no client. */
export const memberRoleSchema = roleSchema.extract([
  'brand_admin',
  'brand_user',
  'sales_rep',
  'store_owner',
]);

const all = z.strictObject(pickFieldPart(userFields, 'schema'));

/** A user as the editor needs it: the data and the reader's permissions on it. */
export const managedUserSchema = userSchema.extend({
  ...pickFieldPart(userFields, 'shown'),
  version: z.number().int(),
  invitation: invitationSchema.nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  may: z.object({
    /** Names, e-mail and language. False if the user also belongs to clients that the reader does not manage. */
    changePerson: z.boolean(),
    changeRole: z.boolean(),
    giveRoles: z.array(z.enum(ROLES)),
    disable: z.boolean(),
    reactivate: z.boolean(),
    invite: z.boolean(),
    /** Problem code of the first refusal, with a translated text; null if nothing is refused. */
    because: z.string().nullable(),
  }),
});

export const createUserCall = defineCall({
  method: 'POST',
  path: '/gtr-core/users',
  module: 'accounts',
  summary: 'Create a user of a client and send the invitation.',
  access: { kind: 'client', client: 'body.clientId', may: manageUsers },
  body: all
    // The language in use is at first the one the account is made with.
    .omit({ locale: true })
    .partial()
    .required({
      firstName: true,
      lastName: true,
      email: true,
      defaultLocaleIsoCode: true,
      role: true,
      associations: true,
      defaultModule: true,
      menus: true,
    })
    .extend({ clientId: uuid }),
  bodyBytes: USER_BODY_BYTES,
  response: managedUserSchema,
  status: 201,
  errors: [
    emailTaken,
    roleAboveOwn,
    associationsNeeded,
    associationUnknown,
    menuNotOffered,
    defaultModuleNotGiven,
    ...clientRefusesUsers,
  ],
});

/** So that the first step is checked before the second. */
export const checkEmailCall = defineCall({
  method: 'GET',
  path: '/gtr-core/users/email-is-free',
  module: 'accounts',
  summary: 'Whether an account with this email could be created.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  query: z.strictObject({ clientId: uuid, email: personFields.email.schema }),
  response: z.object({ free: z.boolean() }),
  errors: [...clientRefusesUsers],
  rate: { max: 60, seconds: 60 },
});

export const getUserCall = defineCall({
  method: 'GET',
  path: '/gtr-core/users/{id}',
  module: 'accounts',
  summary: 'One user of a client.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ clientId: uuid }),
  response: managedUserSchema,
  errors: [notFound],
});

export const updateUserCall = defineCall({
  method: 'PATCH',
  path: '/gtr-core/users/{id}',
  module: 'accounts',
  summary: 'Change a user of a client; what is not given stays.',
  access: { kind: 'client', client: 'body.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  body: all
    .extend({ status: z.enum(['active', 'disabled']) })
    .partial()
    .extend({
      clientId: uuid,
      /** The version that the editor read; a concurrent change is reported instead of overwritten. */
      version: z.number().int(),
    }),
  bodyBytes: USER_BODY_BYTES,
  response: managedUserSchema,
  errors: [
    notFound,
    emailTaken,
    emailNotWhileActing,
    roleAboveOwn,
    lastBrandAdmin,
    lastBrandAdminKeepsUsers,
    associationsNeeded,
    associationUnknown,
    menuNotOffered,
    defaultModuleNotGiven,
    ...clientRefusesUsers,
    userOfOtherClients,
    notYourself,
    disabledEverywhere,
    changedMeanwhile,
  ],
});

export type UserChange = Omit<z.output<typeof updateUserCall.body>, 'clientId' | 'version'>;

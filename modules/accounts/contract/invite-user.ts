import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { MAIL_STATES } from '#platform/contract/lists/operation-lists.ts';
import { notFound } from '#platform/contract/problems.ts';
import { manageUsers } from './permissions.ts';
import { userList } from './user-list.ts';
import {
  clientRefusesUsers,
  invitedTooOften,
  linkByMailOnly,
  notInvited,
  userOfOtherClients,
} from './user-problems.ts';

/** Calls to resend an invitation, create a link to pass on in person, and list the mails sent so far. */
export const resendInvitationCall = defineCall({
  method: 'POST',
  path: '/gtr-core/users/{id}/invitation',
  module: 'accounts',
  summary: 'Send the invitation once more.',
  access: { kind: 'client', client: 'body.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ clientId: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound, notInvited, invitedTooOften, ...clientRefusesUsers],
});

export const invitationLinkCall = defineCall({
  method: 'POST',
  path: '/gtr-core/users/{id}/invitation-link',
  module: 'accounts',
  summary: 'A new invitation link, to be handed over in person.',
  access: { kind: 'client', client: 'body.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ clientId: uuid }),
  response: z.object({ url: z.string(), validUntil: z.iso.datetime() }),
  errors: [notFound, notInvited, userOfOtherClients, linkByMailOnly, invitedTooOften],
});

export const userMailsCall = defineCall({
  method: 'GET',
  path: '/gtr-core/users/{id}/mails',
  module: 'accounts',
  summary: 'The invitations sent to a user, and how each stands.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ clientId: uuid }),
  response: z.array(
    z.object({
      id: z.string(),
      sentAt: z.iso.datetime(),
      status: z.enum(MAIL_STATES),
      reason: z.string().nullable(),
      /** When it is tried next, where it waits or was never confirmed. */
      nextTryAt: z.iso.datetime().nullable(),
    }),
  ),
  errors: [notFound],
});

/** The same for several users. A refusal for one user is reported and does not stop the others. */
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

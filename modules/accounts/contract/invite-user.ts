/** Calls to resend an invitation, create a link to pass on in person, and list the mails sent so far. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { MAIL_STATES } from '#platform/contract/lists/operation-lists.ts';
import { notFound } from '#platform/contract/problems.ts';
import { manageUsers } from './permissions.ts';
import {
  clientRefusesUsers,
  invitedTooOften,
  linkByMailOnly,
  notInvited,
  userOfOtherClients,
} from './user-problems.ts';

export const resendInvitationCall = defineCall({
  method: 'POST',
  path: '/gtr-core/users/{id}/invitation',
  module: 'accounts',
  summary: 'Resend the invitation.',
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
  summary: 'A new invitation link, to be passed on in person.',
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
  summary: 'The invitations sent to a user, and their status.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ clientId: uuid }),
  response: z.array(
    z.object({
      id: z.string(),
      sentAt: z.iso.datetime(),
      status: z.enum(MAIL_STATES),
      reason: z.string().nullable(),
      /** Time of the next attempt, if the mail waits or was never confirmed. */
      nextTryAt: z.iso.datetime().nullable(),
    }),
  ),
  errors: [notFound],
});

/** Calls on a lead by the holder of a mailed link, without an account [LEAD-11] [LEAD-12]. */

import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { givenActionSchema, leadPriceSchema } from '../leads/lead-calls.ts';
import { leadRefusals } from '../leads/lead-problems.ts';
import { hasFittingReason } from '../leads/lead-status.ts';
import { REASON_WORDS_MAX_LENGTH } from '../limits.ts';
import { linkedLeadSchema } from './linked-lead.ts';

/**
 * Reasons why a link does not open, each with a separate code [LEAD-11]. None reveals whether a lead with this id
 * exists.
 */
export const linkProblems = {
  /** Truncated by a mail program, or mistyped. */
  malformed: defineProblem({
    status: 400,
    code: 'LEAD_LINK_MALFORMED',
    title: 'The link is not complete.',
  }),
  /** Invented, or its lead was deleted. */
  unknown: defineProblem({
    status: 404,
    code: 'LEAD_LINK_UNKNOWN',
    title: 'The link opens no lead.',
  }),
  foreign: defineProblem({
    status: 403,
    code: 'LEAD_LINK_FOREIGN',
    title: 'The link is for another lead.',
  }),
  expired: defineProblem({
    status: 410,
    code: 'LEAD_LINK_EXPIRED',
    title: 'The link has expired.',
  }),
  /** The lead was forwarded to another person or moved to another shop. */
  ended: defineProblem({
    status: 410,
    code: 'LEAD_LINK_ENDED',
    title: 'The lead was given to somebody else.',
  }),
  /** The brand is archived. */
  closed: defineProblem({
    status: 410,
    code: 'LEAD_LINK_CLOSED',
    title: 'The brand no longer takes leads here.',
  }),
} as const;
export type LinkFault = keyof typeof linkProblems;

const PUBLIC = '/gtr-api/lead-generation/public';
const TOKEN = `${PUBLIC}/tokens/{token}`;
const module = 'leads';
const access = {
  kind: 'public',
  reason: 'The token of 256 bits is the proof: it was mailed to one recipient of one lead.',
} as const;
/** More than a user needs; guessing tokens is not feasible. */
const rate = { max: 60, seconds: 60 } as const;
/** Far longer than any token, so that invalid tokens get their specific error. */
const token = z.string().max(200);
const tokenParams = z.strictObject({ token });
const linkErrors = Object.values(linkProblems);
const errors = [...linkErrors, ...Object.values(leadRefusals)];
const { action, ...actionDetails } = givenActionSchema.shape;

export const getLinkedLeadCall = defineCall({
  method: 'GET',
  path: TOKEN,
  module,
  summary: 'The lead behind a link, as much of it as its recipient may see.',
  access,
  params: tokenParams,
  response: linkedLeadSchema,
  rate,
  errors: linkErrors,
});

export const getLinkedFileCall = defineCall({
  method: 'GET',
  path: `${TOKEN}/files/{fileId}`,
  module,
  summary: 'A file sent by the consumer, for recipients who may see the contact data.',
  access,
  params: tokenParams.extend({ fileId: uuid }),
  response: { file: 'application/octet-stream' },
  rate,
  errors: [...linkErrors, notFound],
});

export const useLinkCall = defineCall({
  method: 'PUT',
  path: `${TOKEN}/use`,
  module,
  summary: 'Act on the lead behind a link; without an action nothing changes.',
  access,
  params: tokenParams,
  body: z
    .strictObject({ action: action.optional(), ...actionDetails })
    .refine(hasFittingReason, { path: ['reason'], error: 'invalid' }),
  response: linkedLeadSchema,
  rate,
  errors,
});

export const updateByLinkCall = defineCall({
  method: 'PUT',
  path: TOKEN,
  module,
  summary:
    'Data that the owner of a lead adds: its price, and text that is added to the internal note.',
  access,
  params: tokenParams,
  body: z.strictObject({
    price: leadPriceSchema.optional(),
    words: z.string().trim().min(1).max(REASON_WORDS_MAX_LENGTH).optional(),
  }),
  response: linkedLeadSchema,
  rate,
  errors,
});

const leadIdParams = z.strictObject({ id: uuid });
const byConsumer = { token, words: actionDetails.words, handled: actionDetails.handled };

export const convertByConsumerCall = defineCall({
  method: 'PUT',
  path: `${PUBLIC}/leads/{id}/convert`,
  module,
  summary: 'The consumer says that it was bought.',
  access,
  params: leadIdParams,
  body: z.strictObject({ ...byConsumer, price: actionDetails.price }),
  response: linkedLeadSchema,
  rate,
  errors,
});

export const loseByConsumerCall = defineCall({
  method: 'PUT',
  path: `${PUBLIC}/leads/{id}/lose`,
  module,
  summary: 'The consumer says that it was not bought.',
  access,
  params: leadIdParams,
  body: z
    .strictObject({ ...byConsumer, reason: actionDetails.reason })
    .refine(({ reason }) => hasFittingReason({ action: 'lose', reason }), {
      path: ['reason'],
      error: 'invalid',
    }),
  response: linkedLeadSchema,
  rate,
  errors,
});

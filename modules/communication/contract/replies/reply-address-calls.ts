import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  webhookUrlInvalid,
  webhookUrlNotHttps,
  webhookUrlNotPublic,
  webhookUrlWithCredentials,
} from '#platform/contract/webhooks/webhook.ts';
import { manageReplySettings } from '../permissions.ts';

/** URL at which a brand receives its replies to GATOREVIEWS [REV-09]. */
const module = 'communication';
const path = '/api/ar/gatoreviews_reply_address';

export const getReplyAddressCall = defineCall({
  method: 'GET',
  path,
  module,
  summary: 'The address that replies to GATOREVIEWS are sent to.',
  access: { kind: 'client', client: 'query.brandId', may: manageReplySettings },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({ url: z.string().nullable(), updatedAt: z.string().nullable() }),
});

export const setReplyAddressCall = defineCall({
  method: 'PUT',
  path,
  module,
  summary: 'Set or remove the address that replies to GATOREVIEWS are sent to, signed by a secret.',
  access: { kind: 'client', client: 'body.brandId', may: manageReplySettings },
  body: z.strictObject({
    brandId: z.string(),
    url: z.string().max(2_000).nullable(),
    /** Replaces the secret; a new URL always gets a new one. */
    newSecret: z.boolean().default(false),
  }),
  response: z.object({
    url: z.string().nullable(),
    updatedAt: z.string().nullable(),
    /** In the format of Standard Webhooks; shown once, on creation. */
    secret: z.string().nullable(),
  }),
  errors: [webhookUrlInvalid, webhookUrlNotHttps, webhookUrlNotPublic, webhookUrlWithCredentials],
});

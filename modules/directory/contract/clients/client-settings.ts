import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_PAUSE_REASONS } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { seeClientSettings } from '../permissions.ts';
import { clientFields } from './client-fields.ts';

/** Client settings as brand admins see them: read-only here, because only super admins change them. */
const clientSettingsSchema = z.object({
  uuid: z.string(),
  ...pickFieldPart(clientFields, 'shown'),
  logoId: z.string().nullable(),
  /** Whether products are looked up in an external system; its configuration is not exposed here. */
  hasProductLookup: z.boolean(),
  /** Where events are sent, by host: an address may hold a secret. */
  webhooks: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      pauseReason: z.enum(WEBHOOK_PAUSE_REASONS).nullable(),
    }),
  ),
  updatedAt: z.string(),
  /** Users that can change the settings. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type ClientSettings = z.infer<typeof clientSettingsSchema>;

export const getClientSettingsCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/settings',
  module: 'directory',
  summary: 'The settings of a client, for its admins to read.',
  access: { kind: 'client', client: 'params.uuid', may: seeClientSettings },
  params: z.strictObject({ uuid }),
  response: clientSettingsSchema,
  errors: [notFound],
});

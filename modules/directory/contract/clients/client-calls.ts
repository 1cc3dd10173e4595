import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema, viewCountsSchema } from '#platform/contract/lists/define-list.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { WEBHOOK_PAUSE_REASONS } from '#platform/contract/webhooks/webhook.ts';
import { seeClientSettings } from '../permissions.ts';
import {
  brandColorTooLight,
  brandIdTaken,
  clientArchived,
  clientChangesSchema,
  clientDetailSchema,
  clientList,
  clientRowSchema,
  identifierTaken,
  newClientSchema,
  shortUrlBaseTaken,
  timeZoneUnknown,
} from './client.ts';
import { clientFields } from './client-fields.ts';

/** Super admins create clients, assign modules and brand settings, and archive them [SUP-01]. */
const access = { kind: 'super-admin' } as const;
const params = z.strictObject({ uuid });

export const listAllClientsCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients',
  module: 'directory',
  summary: 'All clients, searched and sorted.',
  access,
  query: z.strictObject(clientList.query),
  response: pageSchema(clientRowSchema).extend({ views: viewCountsSchema(clientList) }),
});

export const getClientDetailCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients/{uuid}',
  module: 'directory',
  summary: 'One client with its modules and brand settings.',
  access,
  params,
  response: clientDetailSchema,
  errors: [notFound],
});

const settingsProblems = [shortUrlBaseTaken, brandColorTooLight, timeZoneUnknown] as const;

export const createClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients',
  module: 'directory',
  summary: 'Add a client.',
  access,
  body: newClientSchema,
  response: clientDetailSchema,
  status: 201,
  errors: [identifierTaken, brandIdTaken, ...settingsProblems],
});

export const updateClientCall = defineCall({
  method: 'PATCH',
  path: '/gtr-core/clients/{uuid}',
  module: 'directory',
  summary: 'Change a client, its modules and its brand settings.',
  access,
  params,
  body: clientChangesSchema,
  response: clientDetailSchema,
  errors: [notFound, changedMeanwhile, clientArchived, ...settingsProblems],
});

export const archiveClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/archive',
  module: 'directory',
  summary: 'Archive a client: its users lose access immediately, its data stays.',
  access,
  params,
  body: z.strictObject({}),
  response: clientDetailSchema,
  errors: [notFound],
});

export const restoreClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/restore',
  module: 'directory',
  summary: 'Restore an archived client.',
  access,
  params,
  body: z.strictObject({}),
  response: clientDetailSchema,
  errors: [notFound],
});

/** Clients that a user belongs to; for super admins all clients. */
export const listClientsCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients',
  module: 'directory',
  summary: 'The clients of the signed-in user.',
  access: { kind: 'session' },
  response: z.array(clientSchema),
});

export const getClientCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}',
  module: 'directory',
  summary: 'One client.',
  access: { kind: 'client', client: 'params.uuid', may: beAtClient },
  params: z.strictObject({ uuid }),
  response: clientSchema,
  errors: [notFound],
});

/** Client settings as brand admins see them: read-only here, because only super admins change them. */
const clientSettingsSchema = z.object({
  uuid: z.string(),
  ...pickFieldPart(clientFields, 'shown'),
  logoId: z.string().nullable(),
  /** Whether products are looked up in an external system; its configuration is not exposed here. */
  hasProductLookup: z.boolean(),
  /** Webhook targets by host only, because a URL can contain a secret. */
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

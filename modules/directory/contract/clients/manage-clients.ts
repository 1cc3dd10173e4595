import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/paging.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import {
  clientChangesSchema,
  clientDetailSchema,
  clientRowSchema,
  newClientSchema,
} from './client.ts';
import { clientList } from './client-list.ts';
import {
  brandColorTooLight,
  brandIdTaken,
  clientArchived,
  identifierTaken,
  shortUrlBaseTaken,
  timeZoneUnknown,
} from './client-problems.ts';

/** Super admins make clients, give them modules and brand settings, and archive them [SUP-01]. */
const access = { kind: 'super-admin' } as const;
const params = z.strictObject({ uuid });

export const listAllClientsCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients',
  module: 'directory',
  summary: 'All clients, searched and sorted.',
  access,
  query: z.strictObject(clientList.query),
  response: pageSchema(clientRowSchema),
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

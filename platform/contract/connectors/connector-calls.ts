import { z } from 'zod';
import { defineCall } from '../call.ts';
import { notFound } from '../problems.ts';
import { connectorNotConfigured } from './connector-problems.ts';
import { connectorHealthSchema } from './connector-state.ts';

/** Super admins see whether the external systems respond, and can start a check. */

const access = { kind: 'super-admin' } as const;

export const listConnectorsCall = defineCall({
  method: 'GET',
  path: '/api/sa/connectors',
  module: 'platform',
  summary: 'The connected systems, and whether they respond.',
  access,
  response: z.object({ items: z.array(connectorHealthSchema) }),
});

export const checkConnectorCall = defineCall({
  method: 'POST',
  path: '/api/sa/connectors/{name}/check',
  module: 'platform',
  summary: 'Checks a system now: one instance of it, or all.',
  access,
  params: z.strictObject({ name: z.string().min(1).max(100) }),
  body: z.strictObject({ instance: z.string().max(200).optional() }),
  response: connectorHealthSchema,
  rate: { max: 30, seconds: 60 },
  errors: [notFound, connectorNotConfigured],
});

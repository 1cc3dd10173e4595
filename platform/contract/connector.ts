import { z } from 'zod';
import { defineCall } from './call.ts';
import { OUTBOUND_FAILURES, OUTBOUND_TEXTS } from './outbound/outbound-failure.ts';
import { defineProblem } from './problem.ts';
import { notFound } from './problems.ts';

/** External systems of the suite and their availability. */

export const CONNECTOR_CHECK_RETENTION_DAYS = 7;
export const CONNECTOR_CHECK_MINUTES = 5;

/** Result codes of a connector check. */
export const CONNECTOR_CODES = [
  'ANSWERS',
  ...OUTBOUND_FAILURES,
  'STATUS_NOT_OK',
  'ANSWER_NOT_UNDERSTOOD',
  'NOT_AUTHORISED',
  'ENCRYPTION_MISSING',
  'ENCRYPTION_FAILED',
  'NO_GREETING',
  'FAILED',
] as const;
export type ConnectorCode = (typeof CONNECTOR_CODES)[number];

/** `unknown`: configured, but not checked yet. */
export const CONNECTOR_STATES = ['fine', 'failing', 'unknown', 'not-configured'] as const;
export type ConnectorState = (typeof CONNECTOR_STATES)[number];

export const connectorInstanceSchema = z.object({
  /** Empty for connectors with one instance. */
  key: z.string(),
  clientId: z.string().nullable(),
  /** Display name, if the connector has several instances. */
  name: z.string().nullable(),
  state: z.enum(CONNECTOR_STATES),
  code: z.enum(CONNECTOR_CODES).nullable(),
  lastMs: z.number().int().nullable(),
  lastAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** Share of good checks in the last 24 hours, from 0 to 1; null without a check. */
  uptime: z.number().min(0).max(1).nullable(),
  /** Share of good checks in each of the last 24 hours, oldest first. */
  hours: z.array(z.number().min(0).max(1).nullable()),
});
export type ConnectorInstanceHealth = z.infer<typeof connectorInstanceSchema>;

export const connectorHealthSchema = z.object({
  name: z.string(),
  /** Text key of the connector's name. */
  label: z.string(),
  /** The worst state of its instances. */
  state: z.enum(CONNECTOR_STATES),
  instances: z.array(connectorInstanceSchema),
});
export type ConnectorHealth = z.infer<typeof connectorHealthSchema>;

/** Text keys for the state of external systems. */

export const CONNECTOR_CODE_TEXTS = {
  ANSWERS: 'platform:connectors.code.answers',
  ...OUTBOUND_TEXTS,
  ANSWER_NOT_UNDERSTOOD: 'platform:connectors.code.answerNotUnderstood',
  NOT_AUTHORISED: 'platform:connectors.code.notAuthorised',
  ENCRYPTION_MISSING: 'platform:connectors.code.encryptionMissing',
  ENCRYPTION_FAILED: 'platform:connectors.code.encryptionFailed',
  NO_GREETING: 'platform:connectors.code.noGreeting',
  FAILED: 'platform:connectors.code.failed',
} as const satisfies Record<ConnectorCode, string>;

export const CONNECTOR_STATE_TEXTS = {
  fine: 'platform:connectors.state.fine',
  failing: 'platform:connectors.state.failing',
  unknown: 'platform:connectors.state.unknown',
  'not-configured': 'platform:connectors.state.notConfigured',
} as const satisfies Record<ConnectorState, string>;

/** There is no system to check. */
export const connectorNotConfigured = defineProblem({
  status: 409,
  code: 'CONNECTOR_NOT_CONFIGURED',
  title: 'This system is not configured here.',
});

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

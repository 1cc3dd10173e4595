import { z } from 'zod';
import { OUTBOUND_FAILURES } from '../outbound/outbound-failure.ts';

/** The systems the suite talks to, and whether they answer. */

export const CONNECTOR_CHECKS_KEPT_DAYS = 7;
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
  /** Empty where the connector has one instance only. */
  key: z.string(),
  clientId: z.string().nullable(),
  /** Display name, where the connector has several instances. */
  name: z.string().nullable(),
  state: z.enum(CONNECTOR_STATES),
  code: z.enum(CONNECTOR_CODES).nullable(),
  lastMs: z.number().int().nullable(),
  lastAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** Share of good checks in the last 24 hours, from 0 to 1; null without a check. */
  uptime: z.number().min(0).max(1).nullable(),
  /** The same for each of the last 24 hours, the oldest first. */
  hours: z.array(z.number().min(0).max(1).nullable()),
});
export type ConnectorInstanceHealth = z.infer<typeof connectorInstanceSchema>;

export const connectorHealthSchema = z.object({
  name: z.string(),
  /** The key of its name's text. */
  label: z.string(),
  /** The worst state of its instances. */
  state: z.enum(CONNECTOR_STATES),
  instances: z.array(connectorInstanceSchema),
});
export type ConnectorHealth = z.infer<typeof connectorHealthSchema>;

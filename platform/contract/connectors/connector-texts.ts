import { OUTBOUND_TEXTS } from '../outbound/outbound-texts.ts';
import type { ConnectorCode, ConnectorState } from './connector-state.ts';

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

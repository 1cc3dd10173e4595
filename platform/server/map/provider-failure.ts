import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

/** Whoever provides the map answered, and not with a map. */
export class ProviderFailure extends Error {
  readonly code: ConnectorCode;

  constructor(code: ConnectorCode) {
    super(`the map cannot be used: ${code}`);
    this.code = code;
  }
}

export function failureOfStatus(status: number): ProviderFailure {
  const refused = status === 401 || status === 403;
  return new ProviderFailure(refused ? 'NOT_AUTHORISED' : 'STATUS_NOT_OK');
}

/** What those who look after it are told: nothing of the answer itself, which may hold anything. */
export function codeOfFailure(error: unknown): ConnectorCode {
  return error instanceof ProviderFailure || error instanceof OutboundError ? error.code : 'FAILED';
}

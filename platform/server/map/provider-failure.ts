import type { ConnectorCode } from '#platform/contract/connector.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

/** The map provider responded, but not with a map. */
export class ProviderFailure extends Error {
  readonly code: ConnectorCode;

  constructor(code: ConnectorCode) {
    super(`the map cannot be used: ${code}`);
    this.code = code;
  }
}

export function failureFromStatus(status: number): ProviderFailure {
  const refused = status === 401 || status === 403;
  return new ProviderFailure(refused ? 'NOT_AUTHORISED' : 'STATUS_NOT_OK');
}

/** Error code for operators. The response itself is not included, because it may contain anything. */
export function toConnectorCode(error: unknown): ConnectorCode {
  return error instanceof ProviderFailure || error instanceof OutboundError ? error.code : 'FAILED';
}

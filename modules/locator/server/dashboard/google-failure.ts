import type { GoogleFailureKind } from '#modules/locator/contract/dashboard.ts';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-http.ts';

const QUOTA = /RESOURCE_EXHAUSTED|rateLimitExceeded|quotaExceeded/;
const REASON_MAX_LENGTH = 2_000;
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** A call of Google that gave no figures. */
export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind;
  /** Before this time has passed the same call is not made again. */
  readonly retryMs: number;

  constructor(kind: GoogleFailureKind, options: { retryMs?: number; cause?: unknown } = {}) {
    super(`Google call failed: ${kind}`, { cause: options.cause });
    this.name = 'GoogleFailure';
    this.kind = kind;
    this.retryMs = options.retryMs ?? RETRY_MS;
  }
}

/** The failure that an answer other than 200 means. Nothing of its text is stored. */
export function failureFromResponse({ status, headers, body }: OutboundAnswer): GoogleFailure {
  const isQuota = QUOTA.test(body.toString('utf8').slice(0, REASON_MAX_LENGTH));
  if (status === 429 || (status === 403 && isQuota))
    return new GoogleFailure('rate-limited', { retryMs: retryAfter(headers['retry-after']) });
  if (status === 401 || status === 403) return new GoogleFailure('not-allowed');
  if (status === 404) return new GoogleFailure('not-found');
  return new GoogleFailure(status >= 400 && status < 500 ? 'invalid' : 'unavailable');
}

export function failureFromError(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  return new GoogleFailure('unavailable', { cause: error });
}

/** How the state of the connected system shows it. A refusal of pace is an answer. */
export function toGoogleConnectorCode(error: unknown): ConnectorCode {
  const { kind, cause } = failureFromError(error);
  if (cause instanceof OutboundError) return cause.code;
  if (kind === 'not-allowed' || kind === 'not-found') return 'NOT_AUTHORISED';
  return kind === 'rate-limited' ? 'ANSWERS' : 'STATUS_NOT_OK';
}

function retryAfter(header: string | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(seconds * 1_000, LONGEST_RETRY_MS)
    : RETRY_MS;
}

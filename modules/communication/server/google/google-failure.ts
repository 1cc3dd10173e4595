import type { GoogleFailureKind } from '#modules/communication/contract/google/google-connection.ts';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/server/outbound/outbound-http.ts';

const REASON_MAX_LENGTH = 300;
const DEFAULT_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;
const QUOTA = /RESOURCE_EXHAUSTED|rateLimitExceeded|quotaExceeded/i;

/** A failed Google call, with its kind. */
export class GoogleFailure extends Error {
  readonly kind: GoogleFailureKind;
  /** Google's error message, in English, without the submitted text. */
  readonly reason: string;
  /** Minimum delay before a retry; null if Google gives none. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: GoogleFailureKind,
    reason: string,
    options: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(`Google call failed (${kind}): ${reason}`, { cause: options.cause });
    this.name = 'GoogleFailure';
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Maps a response other than 200 to a failure. */
export function failureFromResponse({ status, headers, body }: OutboundAnswer): GoogleFailure {
  const reason = reasonIn(body) || `status ${status}`;
  const retryAfter = retryAfterMs(headers['retry-after']);
  if (status === 429 || (status === 403 && QUOTA.test(reason)))
    return new GoogleFailure('rate-limited', reason, {
      retryAfterMs: retryAfter ?? DEFAULT_RETRY_MS,
    });
  if (status === 401 || status === 403) return new GoogleFailure('not-allowed', reason);
  if (status === 404 || status === 410) return new GoogleFailure('not-found', reason);
  if (status >= 400 && status < 500) return new GoogleFailure('invalid', reason);
  return new GoogleFailure('unavailable', reason, { retryAfterMs: retryAfter ?? null });
}

/** Maps connection errors to a failure. Other errors, such as an abort by the caller, are returned unchanged. */
export function failureFromError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  return new GoogleFailure('unavailable', error.code, { cause: error });
}

/** Seconds or a date, limited; undefined if neither is given. */
export function retryAfterMs(header: string | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d{1,9}$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 1_000), LONGEST_RETRY_MS);
}

/** Connector code of a result. A rejected content or rate limit still shows that the system responds. */
export function toGoogleConnectorCode(failure: unknown): ConnectorCode {
  if (!(failure instanceof GoogleFailure)) return 'FAILED';
  if (failure.cause instanceof OutboundError) return failure.cause.code;
  if (failure.kind === 'not-allowed') return 'NOT_AUTHORISED';
  return failure.kind === 'unavailable' ? 'STATUS_NOT_OK' : 'ANSWERS';
}

/** Error message: `{ error: { status, message } }` in the API, `{ error, error_description }` in OAuth. */
function reasonIn(body: Buffer): string {
  try {
    const { error, error_description: description } = JSON.parse(body.toString('utf8'));
    const parts =
      typeof error === 'object' ? [error?.status, error?.message] : [error, description];
    const texts = parts.filter((part) => typeof part === 'string' && part !== '');
    return cutText(storableText(texts.join(': ')), REASON_MAX_LENGTH);
  } catch {
    return '';
  }
}

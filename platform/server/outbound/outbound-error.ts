import type { OutboundFailure } from '#platform/contract/outbound/outbound-failure.ts';

/** Another system could not be reached, or its answer could not be used. */
export class OutboundError extends Error {
  readonly code: OutboundFailure;

  constructor(code: OutboundFailure, options?: { cause: unknown }) {
    super(`the call did not succeed: ${code}`, options);
    this.name = 'OutboundError';
    this.code = code;
  }
}

/** The name is unknown, or no name server responds. */
const NAME_UNKNOWN = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ETIMEOUT', 'ESERVFAIL']);
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/;

export function toOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = String((error as { code?: unknown }).code ?? '');
  if (NAME_UNKNOWN.has(code)) return new OutboundError('NAME_UNKNOWN', { cause: error });
  if (CERTIFICATE.test(code)) return new OutboundError('CERTIFICATE_INVALID', { cause: error });
  return new OutboundError('CONNECTION_FAILED', { cause: error });
}

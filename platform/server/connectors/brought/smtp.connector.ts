import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import { SmtpLine } from '../../mail/smtp-line.ts';
import { type TlsFault, tlsFault } from '../../mail/tls-fault.ts';
import { defineConnector } from '../connector.ts';

/** A user waits for the result, and no mail depends on it. */
const LOOK_MS = 8_000;
const TIMES = { greetingMs: LOOK_MS, envelopeMs: LOOK_MS, contentMs: LOOK_MS, endMs: LOOK_MS };

/** Connects and signs in; sends no mail. */
export const smtpConnector = defineConnector({
  name: 'smtp',
  label: 'platform:connectors.name.smtp',
  configured: ({ config }) => config.SMTP_URL !== undefined,
  async check({ app, signal }) {
    try {
      const line = await SmtpLine.open(app.config.SMTP_URL ?? '', TIMES, signal);
      line.close();
      return 'ANSWERS';
    } catch (error) {
      const fault = tlsFault(error as object);
      if (fault) return ENCRYPTION[fault];
      return CODES.get((error as { code?: string }).code ?? '') ?? 'CONNECTION_FAILED';
    }
  },
});

const ENCRYPTION = {
  CertificateInvalid: 'CERTIFICATE_INVALID',
  EncryptionMissing: 'ENCRYPTION_MISSING',
  EncryptionFailed: 'ENCRYPTION_FAILED',
  NoGreeting: 'NO_GREETING',
} as const satisfies Record<TlsFault, ConnectorCode>;

const CODES: ReadonlyMap<string, ConnectorCode> = new Map([
  ['EAUTH', 'NOT_AUTHORISED'],
  ['EDNS', 'NAME_UNKNOWN'],
  ['ETIMEDOUT', 'TIMED_OUT'],
]);

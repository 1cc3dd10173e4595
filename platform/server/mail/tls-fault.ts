/** Error of the SMTP client for a failed connection. */
export interface SmtpFault {
  /** The client's own code, as ECONNECTION, where no server answered. */
  code?: string | undefined;
  /** What lay below it, as CERT_HAS_EXPIRED. */
  originalCode?: string | undefined;
  timeoutType?: string | undefined;
  /** The command that got no good answer. */
  command?: string | undefined;
  message?: string | undefined;
}

/** Why the mail server and the suite could not agree on encryption. */
export type TlsFault =
  | 'CertificateInvalid'
  | 'EncryptionMissing'
  | 'EncryptionFailed'
  | 'NoGreeting';

const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/;
/** TLS was spoken to a port that does not, or in versions that have none in common. */
const HANDSHAKE = /^(ERR_SSL_|EPROTO)/;

export function tlsFault(fault: SmtpFault): TlsFault | undefined {
  const { code = '', originalCode = '', command, timeoutType, message = '' } = fault;
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(code)) return 'CertificateInvalid';
  if (HANDSHAKE.test(originalCode) || HANDSHAKE.test(code)) return 'EncryptionFailed';
  if (command === 'EHLO' && message.includes('STARTTLS')) return 'EncryptionMissing';
  if (code === 'ETLS') return command === 'STARTTLS' ? 'EncryptionMissing' : 'EncryptionFailed';
  // A server that waits for a handshake never greets: encrypted ports are called with smtps://.
  return timeoutType === 'GREETING_TIMEOUT' ? 'NoGreeting' : undefined;
}

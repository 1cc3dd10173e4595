import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';

/** Failure details from the SMTP client or a bounce. */
interface DeliveryFailure extends SmtpFault {
  /** Three-digit code of the server's response. */
  responseCode?: number | undefined;
  /** The server's response, as "550 5.1.1 User unknown". */
  response?: string | undefined;
}

interface DeliveryError {
  reason: DeliveryReason;
  /** A retry may succeed; a permanent error would get the same response again. */
  temporary: boolean;
}

/** The text is checked first, because servers state the cause there and give only a general code. */
const REASON_PATTERNS: [RegExp, DeliveryReason][] = [
  [/gr[ae]y-?list/i, 'GreyListed'],
  [
    /over\s?quota|quota exceeded|mailbox (is )?full|insufficient (disk|storage) space for/i,
    'QuotaExceeded',
  ],
  [
    /spamhaus|black-?list|block-?list|\brbl\b|\bdnsbl\b|(sender|ip|host|address) .*(blocked|banned)|poor reputation/i,
    'SenderBlocked',
  ],
  [
    /relay(ing)? (access )?(denied|not permitted|not allowed)|unable to relay|not allowed to relay/i,
    'RelayOrAccessDenied',
  ],
  [
    /(domain|host) (name )?(not found|unknown|does ?n[o']t exist|invalid)|unknown domain|unrouteable|bad destination host/i,
    'InvalidDomain',
  ],
  [/no (valid )?mx\b|null\s?mx|does not accept mail|no mail (host|server)/i, 'NoMailHost'],
  [
    /(mailbox|account|user|recipient)\b.*\b(disabled|inactive|suspended|deactivated|locked)/i,
    'MailboxInactive',
  ],
  [
    /(user|recipient|mailbox|address|account)\b.*\b(unknown|not found|does ?n[o']t exist|invalid|rejected: no such)|no such (user|recipient|mailbox|person)|unknown (user|recipient|mailbox)|no mailbox here/i,
    'UserUnknown',
  ],
  [/\b(spf|dkim|dmarc)\b|unauthenticated|policy/i, 'PolicyIssue'],
  [/spam|virus|malware|phish|content (rejected|blocked|denied)/i, 'ContentBlocked'],
];

/** A response may have any number of lines; the first ones contain the cause. */
const RESPONSE_READ = 1_000;

/** RFC 3463: second and third number of 5.1.1. An entry without the third number covers the whole class. */
const ENHANCED: ReadonlyMap<string, DeliveryReason> = new Map(
  Object.entries<DeliveryReason>({
    '1.1': 'UserUnknown',
    '1.2': 'InvalidDomain',
    '1.3': 'UserUnknown',
    '1.6': 'UserUnknown',
    '1.7': 'SenderBlocked',
    '1.8': 'SenderBlocked',
    '1.10': 'NoMailHost',
    '1': 'UserUnknown',
    '2.1': 'MailboxInactive',
    '2.2': 'QuotaExceeded',
    '2.3': 'PolicyIssue',
    '2': 'MailboxInactive',
    '3.4': 'PolicyIssue',
    '3': 'SystemIssue',
    '4.4': 'NoMailHost',
    '4': 'ConnectionIssue',
    '5': 'ProtocolIssue',
    '6': 'ContentBlocked',
    '7.1': 'RelayOrAccessDenied',
    '7': 'PolicyIssue',
  }),
);

/** RFC 5321, for servers that return only three digits. */
const BASIC: Record<number, DeliveryReason> = {
  421: 'ConnectionIssue',
  450: 'MailboxInactive',
  451: 'SystemIssue',
  452: 'SystemIssue',
  521: 'NoMailHost',
  530: 'RelayOrAccessDenied',
  535: 'RelayOrAccessDenied',
  550: 'UserUnknown',
  551: 'UserUnknown',
  552: 'QuotaExceeded',
  553: 'UserUnknown',
  556: 'NoMailHost',
};

const CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY']);
/** Wrong credentials are the operator's to fix; the mail waits instead of being lost. */
const SIGN_IN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

export function deliveryError(failure: DeliveryFailure): DeliveryError {
  const { code = '', responseCode, response = '' } = failure;
  if (SIGN_IN.has(code)) return { reason: 'RelayOrAccessDenied', temporary: true };
  // A fault of the server or of our configuration, not of the mail, so the mail waits.
  const fault = tlsFault(failure);
  if (fault) return { reason: fault, temporary: true };
  if (responseCode === undefined) {
    if (CONNECTION.has(code)) return { reason: 'ConnectionIssue', temporary: true };
    if (code === 'EENVELOPE') return { reason: 'UserUnknown', temporary: false };
    return { reason: code === 'EPROTOCOL' ? 'ProtocolIssue' : 'Unknown', temporary: true };
  }
  // 503 concerns the order of commands on this connection, so a new connection may succeed.
  const temporary = responseCode < 500 || responseCode === 503;
  return { reason: reasonOf(responseCode, response.slice(0, RESPONSE_READ)), temporary };
}

function reasonOf(responseCode: number, response: string): DeliveryReason {
  const match = REASON_PATTERNS.find(([pattern]) => pattern.test(response));
  if (match) return match[1];
  const [, subject = '', detail = ''] = /\b[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  const enhanced = ENHANCED.get(`${subject}.${detail}`) ?? ENHANCED.get(subject);
  if (enhanced) return enhanced;
  if (responseCode >= 500 && responseCode <= 504) return 'ProtocolIssue';
  return BASIC[responseCode] ?? 'Unknown';
}

const HARD: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'InvalidDomain',
  'NoMailHost',
  'PreBlocked',
  'BlackListed',
];

/** The address does not exist or rejects all mail, so the next mail would fail as well. */
export function isHardReason(reason: DeliveryReason): boolean {
  return HARD.includes(reason);
}

/** Error of the SMTP client for a failed connection. */
export interface SmtpFault {
  /** The SMTP client's own code, as ECONNECTION, if there was no response. */
  code?: string | undefined;
  /** Code of the underlying error, as CERT_HAS_EXPIRED. */
  originalCode?: string | undefined;
  timeoutType?: string | undefined;
  /** The command that failed. */
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
/** The port does not speak TLS, or no common TLS version exists. */
const HANDSHAKE = /^(ERR_SSL_|EPROTO)/;

export function tlsFault(fault: SmtpFault): TlsFault | undefined {
  const { code = '', originalCode = '', command, timeoutType, message = '' } = fault;
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(code)) return 'CertificateInvalid';
  if (HANDSHAKE.test(originalCode) || HANDSHAKE.test(code)) return 'EncryptionFailed';
  if (command === 'EHLO' && message.includes('STARTTLS')) return 'EncryptionMissing';
  if (code === 'ETLS') return command === 'STARTTLS' ? 'EncryptionMissing' : 'EncryptionFailed';
  // A server that expects TLS first sends no greeting: encrypted ports need smtps://.
  return timeoutType === 'GREETING_TIMEOUT' ? 'NoGreeting' : undefined;
}

/** The mail was sent completely, but the server did not confirm it. It may have arrived or not. */
export class MailNotConfirmed extends Error {
  constructor(options: { cause: unknown }) {
    super('the mail server did not confirm the mail', options);
    this.name = 'MailNotConfirmed';
  }
}

import { describe, expect, test } from 'vitest';
import { deliveryError } from './delivery-error.ts';

const answered = (response: string) =>
  deliveryError({ responseCode: Number(response.slice(0, 3)), response });

describe('an answer of the receiving server is given its stable name', () => {
  test.each([
    ['550 5.1.1 The email account that you tried to reach does not exist', 'UserUnknown'],
    ['550 No such user here', 'UserUnknown'],
    [
      '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown in virtual mailbox table',
      'UserUnknown',
    ],
    ['550 5.2.1 The email account that you tried to reach is disabled', 'MailboxInactive'],
    ['552 5.2.2 The recipient is out of room', 'QuotaExceeded'],
    ['554 Mailbox full', 'QuotaExceeded'],
    ['550 5.1.2 Bad address', 'InvalidDomain'],
    ['550 Domain not found', 'InvalidDomain'],
    ['556 5.1.10 Recipient has a null MX', 'NoMailHost'],
    ['554 5.7.1 <a@b.example>: Relay access denied', 'RelayOrAccessDenied'],
    ['550 5.7.1 Refused', 'RelayOrAccessDenied'],
    [
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
      'SenderBlocked',
    ],
    ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'PolicyIssue'],
    ['554 5.6.0 Message refused', 'ContentBlocked'],
    ['550 Message rejected as spam', 'ContentBlocked'],
    ['554 5.3.0 Down', 'SystemIssue'],
    ['501 5.5.4 Invalid arguments', 'ProtocolIssue'],
    ['502 Command not implemented', 'ProtocolIssue'],
    ['554 Transaction failed', 'Unknown'],
  ])('%s is %s', (response, reason) => {
    expect(answered(response)).toEqual({ reason, temporary: false });
  });

  test.each([
    ['451 4.7.1 Greylisted, please come back in five minutes', 'GreyListed'],
    ['452 4.2.2 Over quota', 'QuotaExceeded'],
    ['421 4.4.2 Timeout', 'ConnectionIssue'],
    ['450 Requested action not taken', 'MailboxInactive'],
    ['451 Local error', 'SystemIssue'],
    ['503 Bad sequence of commands', 'ProtocolIssue'],
  ])('%s is %s and may pass later', (response, reason) => {
    expect(answered(response)).toEqual({ reason, temporary: true });
  });
});

describe('where no server answered', () => {
  test.each(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'])('%s may pass later', (code) => {
    expect(deliveryError({ code })).toEqual({ reason: 'ConnectionIssue', temporary: true });
  });

  test('an address that cannot be written into an envelope will never pass', () => {
    expect(deliveryError({ code: 'EENVELOPE' })).toEqual({
      reason: 'UserUnknown',
      temporary: false,
    });
  });

  test('an unknown error is retried', () => {
    expect(deliveryError({})).toEqual({ reason: 'Unknown', temporary: true });
  });
});

test('wrong SMTP credentials keep the mail waiting: the fault is ours, not the mail’s', () => {
  expect(
    deliveryError({
      code: 'EAUTH',
      responseCode: 535,
      response: '535 5.7.8 Authentication failed',
    }),
  ).toEqual({ reason: 'RelayOrAccessDenied', temporary: true });
});

describe('an encryption that came to nothing has its own name, and the mail waits', () => {
  test.each([
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'CertificateInvalid'],
    [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'CertificateInvalid'],
    [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'CertificateInvalid'],
    [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'EncryptionFailed'],
    [{ code: 'ETLS', command: 'CONN' }, 'EncryptionFailed'],
    [
      { code: 'ETLS', command: 'STARTTLS', responseCode: 502, response: '502 Not implemented' },
      'EncryptionMissing',
    ],
    [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'NoGreeting'],
  ])('%o is %s', (failure, reason) => {
    expect(deliveryError(failure)).toEqual({ reason, temporary: true });
  });
});

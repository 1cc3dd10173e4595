import { expect, onTestFinished, test } from 'vitest';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import type { ConnectorParts } from './connectors.ts';
import { smtpConnector } from './suite-systems.connector.ts';

const withTls = { server: { disabledCommands: ['AUTH'] } };

test.each([
  ['a server that greets', {}, 'smtp', '', 'ANSWERS'],
  ['a certificate that is not valid', withTls, 'smtp', '', 'CERTIFICATE_INVALID'],
  ['no STARTTLS where it is required', {}, 'smtp', '?requireTLS=true', 'ENCRYPTION_MISSING'],
  ['TLS at a port that does not speak it', {}, 'smtps', '', 'ENCRYPTION_FAILED'],
])('%s is reported with its own code', async (_case, given, scheme, query, code) => {
  const smtp = await startTestSmtp(given);
  onTestFinished(() => smtp.close());
  const config = { SMTP_URL: `${scheme}://127.0.0.1:${smtp.port}${query}` };
  const app = { config } as ConnectorParts;
  const { signal } = new AbortController();
  expect(await smtpConnector.check({ app, instance: undefined, signal })).toBe(code);
});

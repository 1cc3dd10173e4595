import { createTransport } from 'nodemailer';
import { defineConnector } from '../connector.ts';

/** Says hello and signs in; no mail is sent. */
export const smtpConnector = defineConnector({
  name: 'smtp',
  label: 'platform:connectors.name.smtp',
  configured: ({ config }) => config.SMTP_URL !== undefined,
  async check({ app, signal }) {
    const transport = createTransport({
      url: app.config.SMTP_URL,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 8_000,
    });
    const stop = () => transport.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await transport.verify();
      return 'ANSWERS';
    } catch (error) {
      return CODES.get((error as { code?: string }).code ?? '') ?? 'CONNECTION_FAILED';
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  },
});

const CODES: ReadonlyMap<
  string,
  'NOT_AUTHORISED' | 'NAME_UNKNOWN' | 'TIMED_OUT' | 'CERTIFICATE_INVALID'
> = new Map(
  Object.entries<'NOT_AUTHORISED' | 'NAME_UNKNOWN' | 'TIMED_OUT' | 'CERTIFICATE_INVALID'>({
    EAUTH: 'NOT_AUTHORISED',
    EDNS: 'NAME_UNKNOWN',
    ETIMEDOUT: 'TIMED_OUT',
    ETLS: 'CERTIFICATE_INVALID',
  }),
);

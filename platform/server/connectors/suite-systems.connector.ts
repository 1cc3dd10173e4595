import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import { languageModelAt } from '../language-model/query-language-model.ts';
import { type TlsFault, tlsFault } from '../mail/delivery-error.ts';
import { SmtpLine } from '../mail/smtp-line.ts';
import { defineConnector } from './connectors.ts';

export const databaseConnector = defineConnector({
  name: 'database',
  label: 'platform:connectors.name.database',
  configured: () => true,
  async check({ app }) {
    await sql`select 1`.execute(app.database.acrossClients());
    return 'ANSWERS';
  },
});

/** Writes, reads and deletes a small file, because a read-only store is not usable. */
export const fileStoreConnector = defineConnector({
  name: 'file-store',
  label: 'platform:connectors.name.fileStore',
  configured: () => true,
  async check({ app }) {
    const { store } = app.files;
    const written = randomUUID();
    const key = `health/${written}`;
    try {
      await store.write(key, Readable.from([written]));
      const read = await text(await store.read(key));
      return read === written ? 'ANSWERS' : 'ANSWER_NOT_UNDERSTOOD';
    } finally {
      await store.remove(key);
    }
  },
});

/** Lists the available models: this is free of charge and verifies the key. */
export const languageModelConnector = defineConnector({
  name: 'language-model',
  label: 'platform:connectors.name.languageModel',
  configured: ({ config }) => config.LLM_URL !== undefined,
  async check({ app, signal }) {
    const { status } = await app.outbound.request({
      ...languageModelAt(app.config, '/models'),
      configured: true,
      bodyNeeded: false,
      signal,
    });
    if (status === 401 || status === 403) return 'NOT_AUTHORISED';
    return status < 300 ? 'ANSWERS' : 'STATUS_NOT_OK';
  },
});

/** Any response of its first page, a sign-in or a redirect, shows that it is running. */
export const legacySuiteConnector = defineConnector({
  name: 'legacy-suite',
  label: 'platform:connectors.name.legacySuite',
  configured: ({ config }) => config.LEGACY_SUITE_URL !== undefined,
  async check({ app, signal }) {
    const { status } = await app.outbound.request({
      url: app.config.LEGACY_SUITE_URL ?? '',
      configured: true,
      bodyNeeded: false,
      signal,
    });
    return status < 500 ? 'ANSWERS' : 'STATUS_NOT_OK';
  },
});

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/** Verifies an invalid answer. The provider rejects it, and the error shows whether the secret is valid. */
export const recaptchaConnector = defineConnector({
  name: 'recaptcha',
  label: 'platform:connectors.name.recaptcha',
  configured: ({ config }) => config.RECAPTCHA_SECRET !== undefined,
  async check({ app, signal }) {
    const { status, body } = await app.outbound.request({
      url: app.config.RECAPTCHA_URL,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        secret: app.config.RECAPTCHA_SECRET ?? '',
        response: 'health',
      }).toString(),
      configured: true,
      signal,
    });
    if (status !== 200) return 'STATUS_NOT_OK';
    const verdict = verdictSchema.safeParse(jsonOf(body));
    if (!verdict.success) return 'ANSWER_NOT_UNDERSTOOD';
    const refused = verdict.data['error-codes'].some((code) => code.endsWith('-input-secret'));
    return refused ? 'NOT_AUTHORISED' : 'ANSWERS';
  },
});

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Reads the provider's discovery document, which every sign-in needs. */
export const signInProviderConnector = defineConnector({
  name: 'sign-in-provider',
  label: 'platform:connectors.name.signInProvider',
  configured: ({ config }) => config.OIDC_ISSUER !== undefined,
  async check({ app, signal }) {
    const issuer = (app.config.OIDC_ISSUER ?? '').replace(/\/$/, '');
    const { status, body } = await app.outbound.request({
      url: `${issuer}/.well-known/openid-configuration`,
      configured: true,
      signal,
    });
    if (status !== 200) return 'STATUS_NOT_OK';
    return issuerIn(body) === issuer ? 'ANSWERS' : 'ANSWER_NOT_UNDERSTOOD';
  },
});

function issuerIn(body: Buffer): string | undefined {
  try {
    return String(JSON.parse(body.toString()).issuer).replace(/\/$/, '');
  } catch {
    return undefined;
  }
}

/** A user waits for the result, and no mail depends on it. */
const POLL_MS = 8_000;
const TIMES = { greetingMs: POLL_MS, envelopeMs: POLL_MS, contentMs: POLL_MS, endMs: POLL_MS };

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

import { z } from 'zod';
import { defineConnector } from '../connector.ts';

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

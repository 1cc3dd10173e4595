import { z } from 'zod';
import type { App } from '../app.ts';

export type CaptchaProvider = 'recaptcha' | 'hcaptcha' | 'turnstile';

const ANSWER_MS = 5_000;

/** All three providers return these fields. Other fields (scores, credits) are ignored. */
const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export interface ProviderVerificationRequest {
  provider: CaptchaProvider;
  secret: string;
  answer: string;
  /** IP address of the visitor. The provider already knows it and compares. */
  address?: string | undefined;
}

/**
 * Calls the provider's siteverify endpoint. A failed request counts as not passed, because a captcha must not fail
 * open.
 */
export async function verifyWithProvider(
  { app }: { app: Pick<App, 'outbound' | 'config' | 'log'> },
  { provider, secret, answer, address }: ProviderVerificationRequest,
): Promise<{ success: boolean; hostname: string | undefined }> {
  try {
    const { body } = await app.outbound.request({
      url: siteverifyOf(app.config)[provider],
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        secret,
        response: answer,
        ...(address && { remoteip: address }),
      }).toString(),
      configured: true,
      totalMs: ANSWER_MS,
    });
    const verdict = verdictSchema.parse(JSON.parse(body.toString()));
    const faults = verdict['error-codes'] ?? [];
    // A wrong secret rejects every visitor, so the log must show it.
    if (faults.some((fault) => fault.endsWith('-input-secret')))
      app.log.warn({ provider, faults }, 'the captcha refuses its secret');
    return { success: verdict.success, hostname: verdict.hostname };
  } catch (error) {
    app.log.warn({ error, provider }, 'the captcha could not be asked');
    return { success: false, hostname: undefined };
  }
}

function siteverifyOf(config: App['config']): Record<CaptchaProvider, string> {
  return {
    recaptcha: config.RECAPTCHA_URL,
    hcaptcha: config.HCAPTCHA_URL,
    turnstile: config.TURNSTILE_URL,
  };
}

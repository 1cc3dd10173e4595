import { z } from 'zod';
import type { App } from '../app.ts';

export type CaptchaProvider = 'recaptcha' | 'hcaptcha' | 'turnstile';

const ANSWER_MS = 5_000;

/** The three speak alike; what else they tell (scores, credits) is not asked for. */
const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export interface ProviderQuestion {
  provider: CaptchaProvider;
  secret: string;
  answer: string;
  /** Of the visitor; the provider knows it already, and compares. */
  address?: string | undefined;
}

/** Asks the provider's siteverify call. What cannot be asked has not passed: a captcha that fails open is none. */
export async function askProvider(
  { app }: { app: Pick<App, 'outbound' | 'config' | 'log'> },
  { provider, secret, answer, address }: ProviderQuestion,
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
    // Whose secret is wrong lets nobody in, and would never know why.
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

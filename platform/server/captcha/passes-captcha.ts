import { z } from 'zod';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { verifyProofOfWork } from './proof-of-work.ts';
import { spendAnswer, wasSpentFor } from './spend-answer.ts';

const ANSWER_MS = 5_000;

/** All three providers return these fields. Other fields (scores, credits) are ignored. */
const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export type CaptchaQuestion =
  | { kind: 'proofOfWork' }
  | {
      kind: CaptchaProvider;
      /** Without a secret no visitor passes. */
      secret: string | undefined;
      /** Whether the captcha may be shown on this host. Default: all hosts. */
      hostFits?: (hostname: string) => boolean;
    };

export interface CaptchaAnswer {
  answer: string;
  subject?: string | undefined;
  address?: string | undefined;
}

/** Checks a captcha answer. Each answer is valid once. `db` must use the cross-client role. */
export async function passesCaptcha(
  { db, app }: { db: Db; app: App },
  question: CaptchaQuestion,
  { answer, subject, address }: CaptchaAnswer,
): Promise<boolean> {
  const { secrets } = app;
  if (question.kind === 'proofOfWork') {
    const proof = await verifyProofOfWork({ secrets }, answer);
    return proof !== undefined && spendAnswer({ db, secrets }, { proof, subject });
  }
  const { kind: provider, secret, hostFits } = question;
  if (!secret || !answer) return false;
  const spent = { proof: `${provider} ${answer}`, subject };
  // Providers reject a second verification of an answer, even for a retry of the same request.
  if (await wasSpentFor({ db, secrets }, spent)) return true;
  const verdict = await verifyWithProvider({ app }, { provider, secret, answer, address });
  if (!verdict.success) return false;
  if (hostFits && !(verdict.hostname && hostFits(verdict.hostname))) return false;
  return spendAnswer({ db, secrets }, spent);
}

export type CaptchaProvider = 'recaptcha' | 'hcaptcha' | 'turnstile';

interface ProviderVerificationRequest {
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
async function verifyWithProvider(
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

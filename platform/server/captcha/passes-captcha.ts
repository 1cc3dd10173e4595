import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { verifyProofOfWork } from './proof-of-work.ts';
import { spendAnswer, wasSpentFor } from './spend-answer.ts';
import { type CaptchaProvider, verifyWithProvider } from './verify-with-provider.ts';

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

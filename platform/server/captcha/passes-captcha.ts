import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { askProvider, type CaptchaProvider } from './ask-provider.ts';
import { proofOfWorkIn } from './proof-of-work.ts';
import { spendAnswer, wasSpentFor } from './spend-answer.ts';

export type CaptchaQuestion =
  | { kind: 'proofOfWork' }
  | {
      kind: CaptchaProvider;
      /** Without one nobody passes. */
      secret: string | undefined;
      /** Whether the page that showed it is one that may; every one unless told. */
      hostFits?: (hostname: string) => boolean;
    };

export interface CaptchaAnswer {
  answer: string;
  subject?: string | undefined;
  address?: string | undefined;
}

/** A person, or at least somebody who paid for asking; each answer is good once. `db` stands above clients. */
export async function passesCaptcha(
  { db, app }: { db: Db; app: App },
  question: CaptchaQuestion,
  { answer, subject, address }: CaptchaAnswer,
): Promise<boolean> {
  const { secrets } = app;
  if (question.kind === 'proofOfWork') {
    const proof = await proofOfWorkIn({ secrets }, answer);
    return proof !== undefined && spendAnswer({ db, secrets }, { proof, subject });
  }
  const { kind: provider, secret, hostFits } = question;
  if (!secret || !answer) return false;
  const spent = { proof: `${provider} ${answer}`, subject };
  // A provider refuses the second look at an answer, also of who only sends the same thing again.
  if (await wasSpentFor({ db, secrets }, spent)) return true;
  const verdict = await askProvider({ app }, { provider, secret, answer, address });
  if (!verdict.success) return false;
  if (hostFits && !(verdict.hostname && hostFits(verdict.hostname))) return false;
  return spendAnswer({ db, secrets }, spent);
}

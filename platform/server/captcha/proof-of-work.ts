import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import type { Secrets } from '../secrets/secrets.ts';
import { ANSWER_MINUTES } from './spend-answer.ts';

/** A quarter of a second on a current phone, but expensive for a million requests. */
const MAX_NUMBER = 50_000;

export async function createProofOfWorkChallenge({ secrets }: { secrets: Secrets }) {
  const challenge = await createChallenge({
    hmacKey: hmacKey({ secrets }),
    maxNumber: MAX_NUMBER,
    expires: new Date(Date.now() + ANSWER_MINUTES * 60_000),
  });
  return { ...challenge, maxnumber: MAX_NUMBER };
}

/**
 * What an answer that is right and not too old is spent by: the signature is ours and one a challenge; the answer around
 * it can be written in a thousand ways.
 */
export async function verifyProofOfWork(
  { secrets }: { secrets: Secrets },
  answer: string,
): Promise<string | undefined> {
  const payload = readPayload(answer);
  if (!payload) return undefined;
  const isRight = await verifySolution(payload, hmacKey({ secrets })).catch(() => false);
  return isRight ? payload.signature : undefined;
}

const payloadSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});

function readPayload(answer: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function hmacKey({ secrets }: { secrets: Secrets }): string {
  return secrets.keyFor('captcha').toString('hex');
}

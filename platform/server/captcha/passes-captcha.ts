import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../secrets/secrets.ts';

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
    app.log.warn({ error, provider }, 'the request to the captcha provider failed');
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
 * Returns the signature of a correct and recent answer, by which it counts as used: there is one per challenge, while the
 * same answer can be encoded in many ways.
 */
async function verifyProofOfWork(
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

/** Longer than an answer of any captcha is valid. */
const ANSWER_MINUTES = 10;

export interface SpentAnswer {
  /** The part of an answer that is the same in every encoding. */
  proof: string;
  /** What the answer is used for. A retry with the same subject passes. */
  subject?: string | undefined;
}

/** Returns false if the answer was already used for something else. `db` must use the cross-client role. */
async function spendAnswer(
  { db, secrets }: { db: Db; secrets: Secrets },
  { proof, subject }: SpentAnswer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.spent_captchas as spent (hash, subject, expires_at)
    values (${secrets.hash('captcha', proof)}, ${subject ?? null},
      now() + make_interval(mins => ${ANSWER_MINUTES}))
    on conflict (hash) do update set subject = excluded.subject where spent.subject = excluded.subject
    returning spent.hash`.execute(db);
  return rows.length === 1;
}

async function wasSpentFor(
  { db, secrets }: { db: Db; secrets: Secrets },
  { proof, subject }: SpentAnswer,
): Promise<boolean> {
  if (subject === undefined) return false;
  const spent = await (db as Db<CaptchaTables>)
    .selectFrom('platform.spent_captchas')
    .select(sql<SqlBool>`true`.as('there'))
    .where('hash', '=', secrets.hash('captcha', proof))
    .where('subject', '=', subject)
    .executeTakeFirst();
  return spent !== undefined;
}

interface CaptchaTables {
  /** Not per client: an answer counts as used for all clients. */
  'platform.spent_captchas': { hash: string; subject: string | null; expires_at: Date };
}

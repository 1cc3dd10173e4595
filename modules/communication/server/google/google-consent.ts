import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type GoogleConsentFailure,
  googleConsentFailed,
  googleConsentInvalid,
  googleNotConfigured,
} from '#modules/communication/contract/google/google-connection.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import type { App } from '#platform/server/app.ts';
import { callbackUrl } from './google-connection.ts';
import { GoogleFailure } from './google-failure.ts';
import { googleEndpoints, googleProject, requestToken, type TokenAnswer } from './google-tokens.ts';

const MANAGE_SCOPE = 'https://www.googleapis.com/auth/business.manage';
/** The `email` scope identifies the connected Google account. */
const SCOPES = `openid email ${MANAGE_SCOPE}`;
const PURPOSE = 'google consent';
const VALID_MS = 20 * 60_000;

const noteSchema = z.object({
  clientId: z.string(),
  sessionId: z.string(),
  /** The secret half of the code challenge (RFC 7636). */
  verifier: z.string(),
  at: z.number(),
});

interface Caller {
  clientId: string;
  sessionId: string;
}

/**
 * Returns the consent URL at Google. Its `state` is encrypted, so only the same session can complete the consent, for the
 * same brand.
 */
export function startGoogleConsent({ app }: { app: App }, caller: Caller): string {
  const project = googleProject(app.config);
  if (!project) throw googleNotConfigured();
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(googleEndpoints(app.config).consent);
  url.search = new URLSearchParams({
    client_id: project.id,
    redirect_uri: callbackUrl({ app }),
    response_type: 'code',
    scope: SCOPES,
    state: app.secrets.seal(PURPOSE, JSON.stringify({ ...caller, verifier, at: Date.now() })),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // Google returns a refresh token only after a consent prompt.
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'false',
  }).toString();
  return url.href;
}

/** The brand in a returned `state`; undefined if it was not created here. */
export function clientIdFromState({ app }: { app: App }, state: string): string | undefined {
  return openNote({ app }, state)?.clientId;
}

/** Exchanges Google's code for a refresh token. */
export async function completeGoogleConsent(
  { app }: { app: App },
  caller: Caller,
  given: { state: string; code?: string | undefined },
): Promise<{ refreshToken: string; googleUser: string | null }> {
  if (!googleProject(app.config)) throw googleNotConfigured();
  const note = openNote({ app }, given.state);
  if (
    !note ||
    note.clientId !== caller.clientId ||
    note.sessionId !== caller.sessionId ||
    Date.now() - note.at > VALID_MS
  )
    throw googleConsentInvalid();
  if (!given.code) throw googleConsentFailed({ reason: 'denied' });
  const answer = await requestToken(
    { app },
    {
      grant_type: 'authorization_code',
      code: given.code,
      code_verifier: note.verifier,
      redirect_uri: callbackUrl({ app }),
    },
  ).catch((error) => {
    if (!(error instanceof GoogleFailure)) throw error;
    app.log.warn({ reason: error.reason }, 'a consent at Google could not be completed');
    const reason: GoogleConsentFailure = error.kind === 'not-allowed' ? 'denied' : 'unavailable';
    throw googleConsentFailed({ reason });
  });
  if (answer.scope && !answer.scope.split(' ').includes(MANAGE_SCOPE))
    throw googleConsentFailed({ reason: 'scope' });
  if (!answer.refresh_token) throw googleConsentFailed({ reason: 'token' });
  return { refreshToken: answer.refresh_token, googleUser: emailIn(answer) };
}

function openNote({ app }: { app: App }, state: string) {
  try {
    return noteSchema.parse(JSON.parse(app.secrets.open(PURPOSE, state)));
  } catch {
    return undefined;
  }
}

/** The token came from Google itself over TLS, so its signature need not be checked (OpenID Connect Core, 3.1.3.7). */
function emailIn({ id_token: token }: TokenAnswer): string | null {
  try {
    const claims = JSON.parse(
      Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return emailSchema.parse(claims.email);
  } catch {
    return null;
  }
}

import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import type { Secrets } from '../secrets/secrets.ts';

const ISSUER = 'comptoir';

export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: number;
}

export async function signAccessToken(
  secrets: Secrets,
  claims: { userId: string; sessionId: string },
  now: number = Date.now(),
): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + ACCESS_TOKEN_SECONDS)
    .sign(secrets.keyFor('access token'));
}

/** `expired` only for a token that was ours: a forged one is nothing at all. */
export async function readAccessToken(
  secrets: Secrets,
  token: string,
): Promise<AccessClaims | 'expired' | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.keyFor('access token'), {
      issuer: ISSUER,
      algorithms: ['HS256'],
    });
    if (!payload.sub || typeof payload.sid !== 'string' || !payload.exp) return undefined;
    return { userId: payload.sub, sessionId: payload.sid, expiresAt: payload.exp * 1000 };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : undefined;
  }
}

import { errors, jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import type { Db } from '../database/database.ts';
import { newToken, type Secrets } from '../secrets/secrets.ts';
import type { Principal } from './principal.ts';
import type { SessionTables } from './tables.ts';

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

export interface Tokens {
  access: string;
  refresh: string;
}

/** A new pair of tokens of a session; the database stores only the hash of the refresh token. */
export async function issueTokens(
  secrets: Secrets,
  db: Db<SessionTables>,
  session: { sessionId: string; userId: string },
): Promise<Tokens> {
  const refresh = newToken();
  await db
    .insertInto('platform.refresh_tokens')
    .values({ hash: secrets.hash('refresh token', refresh), session_id: session.sessionId })
    .execute();
  return { access: await signAccessToken(secrets, session), refresh };
}

/** `expired` only for a validly signed token; undefined for a forged one. */
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

interface Entry {
  principal: Principal;
  tokenExpiresAt: number;
  loadedAt: number;
}

interface Reading {
  at: number;
  forgettings: number;
}

/** The database announces changes immediately. This limits the effect of a missed message. */
const CACHE_MS = 30_000;
const MAX_ENTRIES = 10_000;

/** Caches the user of each access token, so that most calls need no query for it. */
export class PrincipalCache {
  readonly #entries = new Map<string, Entry>();
  #forgettings = 0;

  find(token: string, now: number): Principal | 'expired' | undefined {
    const entry = this.#entries.get(token);
    if (!entry) return undefined;
    if (now >= entry.tokenExpiresAt) {
      this.#entries.delete(token);
      return 'expired';
    }
    if (now - entry.loadedAt > CACHE_MS) {
      this.#entries.delete(token);
      return undefined;
    }
    return entry.principal;
  }

  beginReading(): Reading {
    return { at: Date.now(), forgettings: this.#forgettings };
  }

  /** Data that was read during an invalidation may be outdated, so it is not cached. */
  keep(
    token: string,
    principal: Principal,
    given: { tokenExpiresAt: number; reading: Reading },
  ): void {
    if (given.reading.forgettings !== this.#forgettings) return;
    this.#entries.set(token, {
      principal,
      tokenExpiresAt: given.tokenExpiresAt,
      loadedAt: given.reading.at,
    });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  forget(matches: (principal: Principal) => boolean): void {
    this.#forgettings += 1;
    for (const [token, { principal }] of this.#entries) {
      if (matches(principal)) this.#entries.delete(token);
    }
  }
}

import { sql } from 'kysely';
import {
  ACTING_SECONDS,
  REFRESH_GRACE_SECONDS,
  REFRESH_TOKEN_SECONDS,
} from '#platform/contract/limits.ts';
import type { Database, Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { LiveMessageBus } from '../live/live-message-bus.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { issueTokens, PrincipalCache, readAccessToken, type Tokens } from './access-token.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import type { Principal } from './principal.ts';
import type { SessionTables } from './tables.ts';

export type EndReason =
  | 'signed-out'
  | 'ended-by-owner'
  | 'password-changed'
  | 'email-changed'
  | 'mailbox-unproven'
  | 'mailbox-proven'
  | 'token-reused'
  | 'acting-ended'
  | 'disabled';

/** Current data and access of a user; undefined if the user may not sign in. */
type PrincipalOf = (userId: string, db: Db) => Promise<Omit<Principal, 'sessionId'> | undefined>;

export class Sessions {
  readonly #secrets: Secrets;
  readonly #database: Database;
  readonly #live: LiveMessageBus;
  readonly #principalOf: PrincipalOf;
  readonly #cache = new PrincipalCache();

  constructor(given: {
    secrets: Secrets;
    database: Database;
    live: LiveMessageBus;
    principalOf: PrincipalOf;
  }) {
    this.#principalOf = given.principalOf;
    this.#secrets = given.secrets;
    this.#database = given.database;
    this.#live = given.live;
    given.live.on('session-ended', (sessionId) =>
      this.#cache.forget((principal) => principal.sessionId === sessionId),
    );
    given.live.on('principal-changed', (userId) =>
      this.#cache.forget(
        ({ userId: own, actedBy }) => userId === '*' || own === userId || actedBy === userId,
      ),
    );
    // Messages may have been missed while disconnected, so the cache is cleared.
    given.live.on('reconnected', () => this.#cache.forget(() => true));
  }

  async begin(
    db: Db,
    user: { userId: string; userAgent: string },
  ): Promise<Tokens & { sessionId: string }> {
    const sessionId = uuidV7();
    const tables = db as Db<SessionTables>;
    await tables
      .insertInto('platform.sessions')
      .values({
        id: sessionId,
        user_id: user.userId,
        ...describeUserAgent(user.userAgent),
        expires_at: inSeconds(REFRESH_TOKEN_SECONDS),
      })
      .execute();
    const { userId } = user;
    return { sessionId, ...(await issueTokens(this.#secrets, tables, { sessionId, userId })) };
  }

  /** Starts a session as another user, in addition to the own session. The caller must check the permission. */
  async beginActing(
    db: Db,
    acting: { admin: Principal; userId: string; reason: string; userAgent: string },
  ): Promise<Tokens> {
    const sessionId = uuidV7();
    const tables = db as Db<SessionTables>;
    const { admin, userId } = acting;
    await tables
      .insertInto('platform.sessions')
      .values({
        id: sessionId,
        user_id: userId,
        ...describeUserAgent(acting.userAgent),
        expires_at: inSeconds(ACTING_SECONDS),
        acted_by: admin.userId,
        returns_to: admin.sessionId,
      })
      .execute();
    await tables
      .insertInto('platform.acting')
      .values({ id: sessionId, user_id: userId, by_user_id: admin.userId, reason: acting.reason })
      .execute();
    return issueTokens(this.#secrets, tables, { sessionId, userId });
  }

  /** Returns to the super admin's own session; undefined if that has ended. */
  async endActing(db: Db, acting: Principal): Promise<Tokens | undefined> {
    const tables = db as Db<SessionTables>;
    const own = await tables
      .selectFrom('platform.sessions as acting')
      .innerJoin('platform.sessions as own', 'own.id', 'acting.returns_to')
      .select(['own.id as sessionId', 'own.user_id as userId'])
      .where('acting.id', '=', acting.sessionId)
      .where('own.ended_at', 'is', null)
      .where('own.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    await this.end(db, acting.sessionId, 'acting-ended');
    return own && issueTokens(this.#secrets, tables, own);
  }

  /**
   * Returns new tokens, or undefined if the session has ended. Reusing a token after the grace time ends the session,
   * and this is committed.
   */
  async refresh(token: string): Promise<Tokens | undefined> {
    return this.#database
      .acrossClients<SessionTables>()
      .transaction()
      .execute(async (tx) => {
        const found = await tx
          .selectFrom('platform.refresh_tokens as token')
          .innerJoin('platform.sessions as session', 'session.id', 'token.session_id')
          .select(['token.spent_at', 'session.id as sessionId', 'session.user_id as userId'])
          .select(
            sql<boolean>`token.spent_at < now() - make_interval(secs => ${REFRESH_GRACE_SECONDS})`.as(
              'stolen',
            ),
          )
          .where('token.hash', '=', this.#secrets.hash('refresh token', token))
          .where('session.ended_at', 'is', null)
          .where('session.expires_at', '>', sql<Date>`now()`)
          .forUpdate()
          .executeTakeFirst();
        if (!found) return undefined;
        if (found.stolen) {
          await this.end(tx, found.sessionId, 'token-reused');
          return undefined;
        }
        await tx
          .updateTable('platform.refresh_tokens')
          .set({ spent_at: sql`coalesce(spent_at, now())` })
          .where('hash', '=', this.#secrets.hash('refresh token', token))
          .execute();
        // Used tokens are stored as long as a browser can hold one, because reusing one must end the session.
        await tx
          .deleteFrom('platform.refresh_tokens')
          .where('session_id', '=', found.sessionId)
          .where(
            'spent_at',
            '<',
            sql<Date>`now() - make_interval(secs => ${REFRESH_TOKEN_SECONDS})`,
          )
          .execute();
        await tx
          .updateTable('platform.sessions')
          .set({
            last_seen_at: sql`now()`,
            // Activity does not extend an acting session.
            expires_at: sql`case when acted_by is null then ${inSeconds(REFRESH_TOKEN_SECONDS)} else expires_at end`,
          })
          .where('id', '=', found.sessionId)
          .execute();
        return issueTokens(this.#secrets, tx, found);
      });
  }

  /** The user of an access token; `expired` if a refresh would help, undefined if a new sign-in is needed. */
  async authenticate(token: string): Promise<Principal | 'expired' | undefined> {
    const current = this.#cache.find(token, Date.now());
    if (current) return current;
    const claims = await readAccessToken(this.#secrets, token);
    if (claims === undefined || claims === 'expired') return claims;
    const reading = this.#cache.beginReading();
    const db = this.#database.acrossClients<SessionTables>();
    const session = await db
      .selectFrom('platform.sessions')
      .select('acted_by')
      .where('id', '=', claims.sessionId)
      .where('ended_at', 'is', null)
      .where((or) => or.or([or('acted_by', 'is', null), or('expires_at', '>', sql<Date>`now()`)]))
      .executeTakeFirst();
    if (!session) return undefined;
    const user = await this.#principalOf(claims.userId, db);
    if (!user) return undefined;
    // The user who acts as another one may no longer be a super admin.
    if (session.acted_by) {
      const admin = await this.#principalOf(session.acted_by, db);
      if (!admin?.isSuperAdmin) return undefined;
    }
    const { sessionId } = claims;
    const principal = {
      ...user,
      sessionId,
      ...(session.acted_by && { actedBy: session.acted_by }),
    };
    this.#cache.keep(token, principal, { tokenExpiresAt: claims.expiresAt, reading });
    return principal;
  }

  /** The session of a refresh token, so that signing out works without an access token. */
  async sessionOf(db: Db, refreshToken: string): Promise<string | undefined> {
    const found = await (db as Db<SessionTables>)
      .selectFrom('platform.refresh_tokens')
      .select('session_id')
      .where('hash', '=', this.#secrets.hash('refresh token', refreshToken))
      .executeTakeFirst();
    return found?.session_id;
  }

  async listOfUser(db: Db, userId: string) {
    return (db as Db<SessionTables>)
      .selectFrom('platform.sessions')
      .select(['id', 'browser', 'system', 'device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where('acted_by', 'is', null)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('last_seen_at', 'desc')
      .limit(100)
      .execute();
  }

  async end(db: Db, sessionId: string, reason: EndReason): Promise<void> {
    // Signing out while acting also ends the super admin's own session.
    const own = sql`id = (select returns_to from platform.sessions where id = ${sessionId})`;
    const which =
      reason === 'signed-out' ? sql`(id = ${sessionId} or ${own})` : sql`id = ${sessionId}`;
    const ended = await this.#endAll(db, reason, which);
    // An acting session ends with the super admin's own session.
    if (reason !== 'acting-ended')
      await this.#endAll(db, reason, sql`acted_by is not null and returns_to = any (${ended})`);
  }

  /** Ends all sessions of a user except `current`, and those in which they act as another user. */
  async endOfUser(db: Db, userId: string, reason: EndReason, current?: string): Promise<number> {
    const ended = await this.#endAll(
      db,
      reason,
      sql`(user_id = ${userId} or acted_by = ${userId}) and id is distinct from ${current ?? null}::uuid`,
    );
    return ended.length;
  }

  /** Ends the sessions in which the user acts as others. Their own sessions continue. */
  async endActingBy(db: Db, userId: string): Promise<void> {
    await this.#endAll(db, 'acting-ended', sql`acted_by = ${userId}`);
  }

  /** Time of each user's last activity. */
  async lastSeen(userIds: readonly string[]): Promise<Map<string, Date>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.#database
      .acrossClients<SessionTables>()
      .selectFrom('platform.sessions')
      .select('user_id')
      .select(({ fn }) => fn.max('last_seen_at').as('seen'))
      .where('user_id', 'in', userIds)
      .where('acted_by', 'is', null)
      .groupBy('user_id')
      .execute();
    return new Map(rows.map(({ user_id, seen }) => [user_id, seen]));
  }

  /** The user's access has changed: the next call reads it again, in every process. */
  async principalChanged(db: Db, userId: string | '*'): Promise<void> {
    await this.#live.notify(db, 'principal-changed', userId);
  }

  async #endAll(db: Db, reason: EndReason, which: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await sql<{ id: string; user_id: string }>`
      update platform.sessions set ended_at = now(), end_reason = ${reason}
      where ${which} and ended_at is null returning id, user_id`.execute(db);
    const ids = rows.map(({ id }) => id);
    await sql`
      update platform.acting set ended_at = now()
      where id = any (${ids}) and ended_at is null`.execute(db);
    for (const ended of rows) {
      await this.#live.notify(db, 'session-ended', ended.id);
      await this.#live.sendToUser(
        db,
        { userId: ended.user_id },
        { kind: 'session.ended', sessionId: ended.id },
      );
    }
    return ids;
  }
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

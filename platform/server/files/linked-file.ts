import { sql } from 'kysely';
import { downloadLinkInvalid } from '#platform/contract/files/file-calls.ts';
import { holds, isAtMost } from '#platform/contract/permission.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import type { FileAnswer } from '../http/answer/send-answer.ts';
import { notSignedInProblem } from '../http/request/admit-request.ts';
import { newToken } from '../secrets/secrets.ts';
import type { Principal } from '../sessions/principal.ts';
import { userPrincipalPort } from '../sessions/user-ports.ts';
import { type StoredFile, storedFile } from './stored-file.ts';
import type { FilesTables } from './tables.ts';

/**
 * Serves a file for any kind of link. A file with an owner requires the owner's session and their current access. The
 * link stops working when the owner is disabled, leaves the client or loses the permission, or the client is archived.
 * A file without an owner is available to anyone with the link.
 */
export async function answerLinkedFile(
  context: LinkContext,
  wanted: { clientId: string; id: string; inline?: boolean },
): Promise<FileAnswer> {
  const { db, app } = context;
  await requireAsker(context, await app.files.find(db, wanted).catch(throwInvalid));
  return app.files.answer(db, wanted);
}

async function requireAsker(context: LinkContext, file: StoredFile): Promise<void> {
  const { db, app } = context;
  const { clientId, ownerUserId, asksFor, madeAs } = file;
  if (ownerUserId === null) return;
  await requireSignedInAs(context, ownerUserId);
  const owner = await app.ports.call(userPrincipalPort, { userId: ownerUserId }, { db, app });
  const membership = owner?.memberships.get(clientId);
  // A lower role may see less than the file contains.
  if (!membership || (madeAs && !isAtMost(madeAs, membership.role))) throw downloadLinkInvalid();
  if (asksFor === null) return;
  const may = app.registry.permissions.find(({ ability }) => ability === asksFor);
  if (!may || !holds(may, membership)) throw downloadLinkInvalid();
}

/** Reports a deleted file like an invalid link. */
function throwInvalid(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? downloadLinkInvalid() : error;
}

/** Request data available to calls that verify a link. */
export interface LinkContext {
  db: Db;
  app: App;
  principal: Principal | undefined;
  request: { cookies: Readonly<Record<string, string | undefined>> };
}

/** Without a session the caller must sign in. Another user gets only the response that the link is invalid. */
export async function requireSignedInAs(
  { app, principal, request }: LinkContext,
  userId: string,
): Promise<void> {
  if (!principal) throw await notSignedInProblem(app, request.cookies);
  if (principal.userId !== userId) throw downloadLinkInvalid();
}

/**
 * How long a report can be downloaded after the first use of its link, so that a broken download or a reload does not lose
 * it.
 */
export const PRESS_AGAIN_MINUTES = 10;

type Context = { db: Db; app: App };

const hashed = (app: App, token: string) => app.secrets.hash('files.report-link', token);

/** Creates the link for a mail or a notification: `/report?token=…`. */
export async function createReportLink(
  { db, app }: Context,
  given: { clientId: string; fileId: string; seconds: number },
): Promise<{ token: string; url: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + given.seconds * 1000);
  await (db as Db<FilesTables>)
    .insertInto('platform.report_links')
    .values({
      client_id: given.clientId,
      id: uuidV7(),
      token_hash: hashed(app, token),
      file_id: given.fileId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, url: `${app.config.publicUrl}/report?token=${token}`, expiresAt };
}

const usable = sql<boolean>`link.expires_at > now()
  and (link.first_used_at is null
    or link.first_used_at > now() - make_interval(mins => ${PRESS_AGAIN_MINUTES}))`;

/** Returns the file of a link. Reading does not use up the link. */
export async function readReportLink(
  context: LinkContext,
  token: string,
): Promise<{ file: StoredFile; expiresAt: Date }> {
  const { db, app } = context;
  const row = await (db as Db<FilesTables>)
    .selectFrom('platform.report_links as link')
    .innerJoin('platform.files as file', (join) =>
      join
        .onRef('file.client_id', '=', 'link.client_id')
        .onRef('file.id', '=', 'link.file_id')
        .on(sql<boolean>`(file.expires_at is null or file.expires_at > now())`),
    )
    .selectAll('file')
    .select('link.expires_at as link_expires_at')
    .where('link.token_hash', '=', hashed(app, token))
    .where(usable)
    .executeTakeFirst();
  if (!row) throw downloadLinkInvalid();
  const file = storedFile(row);
  await requireAsker(context, file);
  return { file, expiresAt: row.link_expires_at };
}

/** Uses a link. Of two simultaneous requests both succeed, because the time of first use is set only once. */
export async function spendReportLink(context: LinkContext, token: string): Promise<StoredFile> {
  const { db, app } = context;
  const { file } = await readReportLink(context, token);
  const spent = await (db as Db<FilesTables>)
    .updateTable('platform.report_links as link')
    .set({ first_used_at: sql`coalesce(link.first_used_at, now())` })
    .where('link.client_id', '=', file.clientId)
    .where('link.token_hash', '=', hashed(app, token))
    .where(usable)
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) throw downloadLinkInvalid();
  return file;
}

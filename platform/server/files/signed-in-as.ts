import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { notSignedInProblem } from '../http/request/authenticate-request.ts';
import type { Principal } from '../sessions/principal.ts';

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

import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { nobodySignedIn } from '../http/request/authenticate-request.ts';
import type { Principal } from '../sessions/principal.ts';

/** What a call that proves a link knows of who follows it. */
export interface LinkContext {
  db: Db;
  app: App;
  principal: Principal | undefined;
  request: { cookies: Readonly<Record<string, string | undefined>> };
}

/** Nobody is asked to sign in; anybody else is told nothing but that the link is not valid. */
export async function requireSignedInAs(
  { app, principal, request }: LinkContext,
  userId: string,
): Promise<void> {
  if (!principal) throw await nobodySignedIn(app, request.cookies);
  if (principal.userId !== userId) throw downloadLinkInvalid();
}

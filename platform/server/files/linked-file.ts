import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { holds } from '#platform/contract/permission.ts';
import { isAtMost } from '#platform/contract/role.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { FileAnswer } from '../http/answer/file-answer.ts';
import { principalOfUser } from '../sessions/principal-port.ts';
import type { StoredFile } from './stored-file.ts';

type Context = { db: Db; app: App };

/**
 * The one way a file leaves by a link, whichever kind of link it was. A link is the word of who had the file made: it opens
 * while they could still ask for that file themselves, and no longer once they were disabled, left the client or lost
 * the right, or the client was archived. A file that nobody had made for themselves has no such owner.
 */
export async function answerLinkedFile(
  { db, app }: Context,
  wanted: { clientId: string; id: string; inline?: boolean },
): Promise<FileAnswer> {
  await requireOwner({ db, app }, await app.files.find(db, wanted));
  return app.files.answer(db, wanted);
}

export async function requireOwner({ db, app }: Context, file: StoredFile): Promise<void> {
  const { clientId, ownerUserId, asksFor, madeAs } = file;
  if (ownerUserId === null) return;
  const owner = await app.ports.ask(principalOfUser, { userId: ownerUserId }, { db, app });
  const membership = owner?.memberships.get(clientId);
  // A narrower role sees less than what was written for the one before.
  if (!membership || (madeAs && !isAtMost(madeAs, membership.role))) throw downloadLinkInvalid();
  if (asksFor === null) return;
  const may = app.registry.permissions.find(({ ability }) => ability === asksFor);
  if (!may || !holds(may, membership)) throw downloadLinkInvalid();
}

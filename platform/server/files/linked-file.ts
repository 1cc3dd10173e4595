import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { holds } from '#platform/contract/permission.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { isAtMost } from '#platform/contract/role.ts';
import type { FileAnswer } from '../http/answer/file-answer.ts';
import { principalOfUser } from '../sessions/principal-port.ts';
import { type LinkContext, requireSignedInAs } from './signed-in-as.ts';
import type { StoredFile } from './stored-file.ts';

/**
 * The one way a file leaves by a link, whichever kind of link it was. A link is the word of who had the file made: it opens
 * for them, signed in, while they could still ask for that file, and no longer once they were disabled, left the
 * client or lost the right, or the client was archived. A file that nobody had made for themselves is for whoever has its link.
 */
export async function answerLinkedFile(
  context: LinkContext,
  wanted: { clientId: string; id: string; inline?: boolean },
): Promise<FileAnswer> {
  const { db, app } = context;
  await requireAsker(context, await app.files.find(db, wanted).catch(tellInvalid));
  return app.files.answer(db, wanted);
}

export async function requireAsker(context: LinkContext, file: StoredFile): Promise<void> {
  const { db, app } = context;
  const { clientId, ownerUserId, asksFor, madeAs } = file;
  if (ownerUserId === null) return;
  await requireSignedInAs(context, ownerUserId);
  const owner = await app.ports.ask(principalOfUser, { userId: ownerUserId }, { db, app });
  const membership = owner?.memberships.get(clientId);
  // A narrower role sees less than what was written for the one before.
  if (!membership || (madeAs && !isAtMost(madeAs, membership.role))) throw downloadLinkInvalid();
  if (asksFor === null) return;
  const may = app.registry.permissions.find(({ ability }) => ability === asksFor);
  if (!may || !holds(may, membership)) throw downloadLinkInvalid();
}

/** A file that is gone is told like a link that never was. */
function tellInvalid(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? downloadLinkInvalid() : error;
}

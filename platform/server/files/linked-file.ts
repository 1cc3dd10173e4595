import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import { holds } from '#platform/contract/permission.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { isAtMost } from '#platform/contract/role.ts';
import type { FileAnswer } from '../http/answer/file-answer.ts';
import { userPrincipalPort } from '../sessions/principal-port.ts';
import { type LinkContext, requireSignedInAs } from './signed-in-as.ts';
import type { StoredFile } from './stored-file.ts';

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
  await requireAsker(context, await app.files.find(db, wanted).catch(tellInvalid));
  return app.files.answer(db, wanted);
}

export async function requireAsker(context: LinkContext, file: StoredFile): Promise<void> {
  const { db, app } = context;
  const { clientId, ownerUserId, asksFor, madeAs } = file;
  if (ownerUserId === null) return;
  await requireSignedInAs(context, ownerUserId);
  const owner = await app.ports.ask(userPrincipalPort, { userId: ownerUserId }, { db, app });
  const membership = owner?.memberships.get(clientId);
  // A lower role may see less than the file contains.
  if (!membership || (madeAs && !isAtMost(madeAs, membership.role))) throw downloadLinkInvalid();
  if (asksFor === null) return;
  const may = app.registry.permissions.find(({ ability }) => ability === asksFor);
  if (!may || !holds(may, membership)) throw downloadLinkInvalid();
}

/** Reports a deleted file like an invalid link. */
function tellInvalid(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? downloadLinkInvalid() : error;
}

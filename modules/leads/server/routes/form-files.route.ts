import {
  addFormFileCall,
  FORM_FILE_KINDS,
  getFormFileCall,
} from '#modules/leads/contract/forms/form-files.ts';
import { LOGO_BYTES } from '#modules/leads/contract/limits.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';

/** Its own transactions: a file arrives as slowly as it likes, and none is to be held open meanwhile. */
export const addFormFileRoute = route(
  addFormFileCall,
  async ({ db, app, membership: { clientId }, principal: { userId }, file }) => {
    const { id, name } = await app.files.put(db, {
      clientId,
      name: file.name,
      stream: file.stream,
      maxBytes: LOGO_BYTES,
      allow: FORM_FILE_KINDS,
      ownerUserId: userId,
    });
    return { id, name };
  },
  { ownTransactions: true },
);

const PICTURES: readonly FileKind[] = FORM_FILE_KINDS;

/** A picture and nothing else: other files of the client open for those alone who had them made. */
export const getFormFileRoute = route(
  getFormFileCall,
  async ({ db, app, membership: { clientId }, params: { fileId } }) => {
    const file = await app.files.find(db, { clientId, id: fileId });
    if (!PICTURES.includes(file.kind)) throw notFound();
    return app.files.answer(db, { clientId, id: fileId, inline: true });
  },
);

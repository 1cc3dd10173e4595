import {
  getFormFileCall,
  sendFormFileCall,
} from '#modules/leads/contract/forms/form-file-calls.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import { storeFormLogo } from '../files/store-form-logo.ts';
import { route } from '../route.ts';

export const sendFormFileRoute = route(
  sendFormFileCall,
  ({ db, app, membership: { clientId }, file }) => storeFormLogo({ db, app }, clientId, file),
);

const PICTURES: readonly FileKind[] = sendFormFileCall.upload.kinds;

/** Only pictures; other files of the client are restricted to the users that created them. */
export const getFormFileRoute = route(
  getFormFileCall,
  async ({ db, app, membership: { clientId }, params: { fileId } }) => {
    const file = await app.files.find(db, { clientId, id: fileId });
    if (!PICTURES.includes(file.kind)) throw notFound();
    return app.files.answer(db, { clientId, id: fileId, inline: true });
  },
);

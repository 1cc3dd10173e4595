import { LOGO_BYTES } from '#modules/leads/contract/limits.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import type { ReceivedFile } from '#platform/server/http/request/received-file.ts';
import { UNCLAIMED_HOURS, unclaimedUntil } from './store-lead-file.ts';

const LOGO_KINDS = ['png', 'jpeg'] as const;
const SHOWN_SECONDS = UNCLAIMED_HOURS * 3_600;

/** Uploads a picture for the header of a form's mails; saving the form makes it permanent. */
export async function storeFormLogo(
  { db, app }: { db: Db; app: App },
  clientId: string,
  { name, stream }: ReceivedFile,
): Promise<{ id: string; name: string; url: string }> {
  const file = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes: LOGO_BYTES,
    allow: LOGO_KINDS,
    expiresAt: unclaimedUntil(),
  });
  const url = app.files.link(file, { seconds: SHOWN_SECONDS, disposition: 'inline' });
  return { id: file.id, name: file.name, url };
}

/** Versions of the form refer to it, so it becomes permanent. */
export async function claimFormLogo(
  { db, app }: { db: Db; app: App },
  clientId: string,
  id: string,
): Promise<void> {
  if (!(await app.files.keep(db, { clientId, id })))
    throw invalidInput([{ field: 'body.notifications.layout.logo', code: 'fileUnknown' }]);
}

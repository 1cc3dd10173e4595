import { LEAD_FILE_KINDS } from '#modules/forms/contract/form-field.ts';
import { storeLeadFile } from '#modules/forms/contract/lead-ports.ts';
import { LEAD_FILE_BYTES, LOGO_BYTES, UNCLAIMED_HOURS } from '#modules/forms/contract/limits.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { App } from '#platform/server/app.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { Context } from '../tables.ts';

/** Stores a visitor's file until a request claims it. The content determines the type, not the file name. */
export function storeVisitorFile(
  { app }: { app: App },
  { client_id: clientId, id: formId }: StoredForm,
  {
    file,
    address,
    kinds = LEAD_FILE_KINDS,
  }: { file: ReceivedFile; address: string; kinds?: readonly FileKind[] },
): Promise<{ id: string; name: string; size: number }> {
  const db = app.database.ofClient(clientId);
  return app.ports.call(
    storeLeadFile,
    {
      clientId,
      formId,
      sentBy: app.secrets.hash('lead-file-sender', addressKey(address)),
      put: () =>
        app.files.put(db, {
          clientId,
          name: file.name,
          stream: file.stream,
          maxBytes: LEAD_FILE_BYTES,
          allow: kinds,
          expiresAt: unclaimedUntil(),
        }),
    },
    { db, app },
  );
}

function unclaimedUntil(): Date {
  return new Date(Date.now() + UNCLAIMED_HOURS * 3_600_000);
}

const LOGO_KINDS = ['png', 'jpeg'] as const;
const SHOWN_SECONDS = UNCLAIMED_HOURS * 3_600;

/** Uploads a picture for the header of a form's mails; saving the form makes it permanent. */
export async function storeFormLogo(
  { db, app }: Context,
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

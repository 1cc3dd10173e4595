import { buffer } from 'node:stream/consumers';
import { FILE_KINDS, type FileKind } from '#platform/contract/files/file-kind.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import { LOGO_CID, type LogoBytes } from './mail-template.ts';
import type { RenderedMail } from './render-mail.ts';

const LOGO_KINDS: readonly FileKind[] = ['png', 'jpeg'];

/** Loads the logo when the mail is sent, so that it is not stored with each mail. A deleted logo is omitted. */
export async function readMailLogo(
  { app }: { app: { database: Database; files: Files } },
  { logo }: Pick<RenderedMail, 'logo'>,
): Promise<LogoBytes | undefined> {
  if (!logo) return undefined;
  try {
    const { file, stream } = await app.files.open(app.database.ofClient(logo.clientId), {
      clientId: logo.clientId,
      id: logo.fileId,
    });
    // The logo is set by file ID, so only image files may be sent.
    if (!LOGO_KINDS.includes(file.kind)) return undefined;
    return { contentType: FILE_KINDS[file.kind].contentType, bytes: await buffer(stream) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Embeds the logo as a data URL, because a page has no attachments. */
export async function htmlWithLogo(
  { app }: { app: { database: Database; files: Files } },
  mail: RenderedMail,
): Promise<string> {
  const logo = await readMailLogo({ app }, mail);
  const address = logo
    ? `data:${logo.contentType};base64,${logo.bytes.toString('base64')}`
    : 'data:,';
  return mail.html.replaceAll(`cid:${LOGO_CID}`, address);
}

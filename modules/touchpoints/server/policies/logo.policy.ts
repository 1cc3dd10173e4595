import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A picture of a code is a file of the client; one that is not there would leave its codes undrawn. */
export async function requireLogo(
  { db, app }: { db: Db; app: App },
  { clientId, style }: { clientId: string; style: Pick<CodeStyle, 'logo'> },
): Promise<void> {
  if (typeof style.logo === 'object') await app.files.find(db, { clientId, id: style.logo.fileId });
}

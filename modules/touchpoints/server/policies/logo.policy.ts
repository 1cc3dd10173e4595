import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { LOGO_KINDS } from '#modules/touchpoints/contract/qr-codes.ts';
import { logoUnusable } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredFile } from '#platform/server/files/stored-file.ts';

/** A picture of a code is a file of the client, and stays: one that is gone one day would leave its codes undrawn. */
export async function requireLogo(
  { db, app }: { db: Db; app: App },
  { clientId, style }: { clientId: string; style: Pick<CodeStyle, 'logo'> },
): Promise<void> {
  if (typeof style.logo !== 'object') return;
  const file = await app.files.find(db, { clientId, id: style.logo.fileId }).catch(toldAsUnusable);
  if (!isPicture(file) || file.expiresAt !== null) throw logoUnusable();
}

function isPicture({ kind }: StoredFile): boolean {
  return (LOGO_KINDS as readonly string[]).includes(kind);
}

function toldAsUnusable(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? logoUnusable() : error;
}

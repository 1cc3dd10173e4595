import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LEFT_BEHIND = new Set(['node_modules', '.git', '.data', '.dist', '.test']);

/** Runs something in a temporary copy of the checkout. */
export async function inACopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'comptoir-new-module-'));
  try {
    copyCheckout(copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function copyCheckout(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_BEHIND.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

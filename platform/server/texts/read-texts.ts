import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#platform/contract/locale.ts';

type Tree = { [key: string]: string | Tree };

/** The texts of one language, by namespace: the platform, the suite, and each module under its folder's name. */
export function readTexts(root: string, locale: Locale): Record<string, Tree> {
  const modules = join(root, 'modules');
  const owners = [
    ['platform', join(root, 'platform')],
    ['suite', join(root, 'suite')],
    ...foldersIn(modules).map((module) => [module, join(modules, module)]),
  ] as [string, string][];
  const files = owners
    .map(([owner, folder]) => [owner, join(folder, 'translations', `${locale}.json`)] as const)
    .filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    files.map(([owner, file]) => [owner, JSON.parse(readFileSync(file, 'utf8')) as Tree]),
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

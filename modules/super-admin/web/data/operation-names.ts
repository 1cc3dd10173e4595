import type { OperationKind } from '#platform/contract/words/operation-keys.ts';
import type { Texts } from '#platform/web/i18n/text-files.ts';

/** All names that a module has labels for; platform names exist with and without prefix. */
export function operationNames(
  owner: string,
  texts: Texts | undefined,
  kind: OperationKind,
): string[] {
  const { operations = {} } = texts ?? {};
  const names = typeof operations === 'string' ? [] : pathsIn(operations[kind] ?? {});
  // A record's name begins with its schema, which has no hyphens.
  const begin = kind === 'record' ? owner.replaceAll('-', '_') : owner;
  const owned = names.map((name) => `${begin}.${name}`);
  return owner === 'platform' ? [...owned, ...names] : owned;
}

function pathsIn(words: string | Texts): string[] {
  if (typeof words === 'string') return [];
  return Object.entries(words).flatMap(([name, below]) =>
    typeof below === 'string' ? [name] : pathsIn(below).map((path) => `${name}.${path}`),
  );
}

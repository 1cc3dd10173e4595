import { isAskedByConvention } from './asked-by-convention.ts';
import type { Source } from './source.ts';
import { type Namespace, withoutPlural } from './texts-of-namespace.ts';

/** Keys that the code uses and that do not exist, keys that no code uses, and texts whose values are not given. */
export function keyProblems(
  namespaces: readonly Namespace[],
  sources: readonly Source[],
): string[] {
  return namespaces.flatMap(({ name, languages }) => {
    const keys = new Set(
      [...(languages.en?.keys() ?? [])].flatMap((key) => [key, withoutPlural(key)]),
    );
    const uses = sources.flatMap((source) => usesIn(source, name));
    const missing = uses.filter(({ key, isPrefix }) =>
      isPrefix ? ![...keys].some((known) => known.startsWith(key)) : !keys.has(key),
    );
    const asked = new Set(uses.filter(({ isPrefix }) => !isPrefix).map(({ key }) => key));
    const prefixes = uses.filter(({ isPrefix }) => isPrefix).map(({ key }) => key);
    const unused = [...(languages.en?.keys() ?? [])].filter(
      (key) =>
        !asked.has(key) &&
        !asked.has(withoutPlural(key)) &&
        !prefixes.some((prefix) => key.startsWith(prefix)) &&
        !isAskedByConvention(name, withoutPlural(key), sources),
    );
    return [
      ...missing.map(({ key, path }) => `${path} asks for ${name}:${key}, which does not exist`),
      ...unused.map((key) => `${name}:${key} is never asked for`),
      ...sources.flatMap((source) => withoutValues(source, { name, languages })),
    ];
  });
}

/** `'accounts:role.owner'`, or the fixed part of a template: `accounts:role.${role}` asks for all below `role.`. */
function usesIn({ path, text: written }: Source, namespace: string) {
  const text = withoutComments(written);
  const literals = text.matchAll(new RegExp(`(['"\`])${namespace}:([\\w.-]+)\\1`, 'g'));
  const templates = text.matchAll(new RegExp(`\`${namespace}:([\\w.-]+)\\$\\{`, 'g'));
  return [
    ...[...literals].map(([, , key = '']) => ({ path, key, isPrefix: false })),
    ...[...templates].map(([, key = '']) => ({ path, key, isPrefix: true })),
  ];
}

/** `t('orders:paid')` of a text that has `{{name}}` in it shows the braces. */
function withoutValues({ path, text }: Source, { name, languages }: Namespace): string[] {
  const calls = withoutComments(text).matchAll(new RegExp(`\\bt\\('${name}:([\\w.-]+)'\\)`, 'g'));
  return [...calls]
    .filter(([, key = '']) => languages.en?.get(key)?.includes('{{'))
    .map(([, key]) => `${path} gives no values to ${name}:${key}`);
}

/** A key in a comment is an example. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

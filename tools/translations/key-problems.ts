import { IMPORTED_RECORD_TEXTS, RECORD_TEXTS } from '#platform/contract/records/record-texts.ts';
import { type Namespace, withoutPlural } from './namespace-texts.ts';
import type { Source } from './source.ts';

/** A test with the whole server checks both directions: `suite/server/required-texts.test.ts`. */
const OPERATIONS = 'operations.';

const VALUE = /\{\{/;

/** Finds keys that the code uses but that have no text or miss their values, and keys that no code uses. */
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
    const usedKeys = new Set(uses.filter(({ isPrefix }) => !isPrefix).map(({ key }) => key));
    const prefixes = uses.filter(({ isPrefix }) => isPrefix).map(({ key }) => key);
    const unused = [...(languages.en?.keys() ?? [])].filter(
      (key) =>
        !usedKeys.has(key) &&
        !usedKeys.has(withoutPlural(key)) &&
        !prefixes.some((prefix) => key.startsWith(prefix)) &&
        !isUsedByConvention(name, withoutPlural(key), sources),
    );
    const bare = sources.flatMap((source) => bareUsesIn(source, name));
    return [
      ...bare
        .filter(({ key }) =>
          VALUE.test(languages.en?.get(key) ?? languages.en?.get(`${key}_other`) ?? ''),
        )
        .map(({ key, path }) => `${path} asks for ${name}:${key} without its values`),
      ...missing.map(({ key, path }) => `${path} asks for ${name}:${key}, which does not exist`),
      ...unused.map((key) => `${name}:${key} is never asked for`),
    ];
  });
}

/** `'accounts:role.owner'`, the texts of a described record, or the fixed part of a template: `accounts:role.${role}` uses all keys below `role.`. */
function usesIn({ path, text: written }: Source, namespace: string) {
  const text = withoutComments(written);
  const literals = text.matchAll(
    new RegExp(`(?<!\\btexts: )(['"\`])${namespace}:([\\w.-]+)\\1`, 'g'),
  );
  const templates = text.matchAll(new RegExp(`\`${namespace}:([\\w.-]+)\\$\\{`, 'g'));
  return [
    ...[...literals].map(([, , key = '']) => ({ path, key, isPrefix: false })),
    ...[...templates].map(([, key = '']) => ({ path, key, isPrefix: true })),
    ...recordTextsIn(text, namespace).map((key) => ({ path, key, isPrefix: false })),
  ];
}

/** A described record names the group of its texts, `texts: 'loyalty:giftCard'`, and the platform their keys. */
function recordTextsIn(text: string, namespace: string): string[] {
  return [...text.matchAll(/defineRecord\(\{([\s\S]*?)\n\}\)/g)].flatMap(([, given = '']) => {
    const group = new RegExp(`\\btexts: '${namespace}:([\\w.-]+)'`).exec(given)?.[1];
    if (group === undefined) return [];
    const keys = /^ {2}key: '/m.test(given)
      ? [...RECORD_TEXTS, ...IMPORTED_RECORD_TEXTS]
      : RECORD_TEXTS;
    return keys.map((key) => `${group}.${key}`);
  });
}

/** `t('accounts:title')`, where nothing is put into the text. */
function bareUsesIn({ path, text }: Source, namespace: string) {
  const calls = withoutComments(text).matchAll(
    new RegExp(`\\bt\\(\\s*'${namespace}:([\\w.-]+)',?\\s*\\)`, 'g'),
  );
  return [...calls].map(([, key = '']) => ({ path, key }));
}

/** A key in a comment is an example. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * Texts whose key is built from a code, so that no source contains it: a problem where its code is used, a broken rule
 * where the module's contract or form names it, a cell's fault where its import does.
 */
export function isUsedByConvention(
  namespace: string,
  key: string,
  sources: readonly Source[],
): boolean {
  if (key.startsWith(OPERATIONS)) return true;
  const [group, word, ...deeper] = key.split('.');
  if (word === undefined || deeper.length > 0) return false;
  if (group === 'problem') return isNamed(problemCode(word), sources);
  if (namespace === 'platform') return group === 'field' && isNamed(word, sources);
  const own = sources.filter(({ path }) => path.startsWith(`modules/${namespace}/`));
  if (group === 'importFault') return isNamed(`${namespace}.${word}`, own);
  return group === 'fault' && isNamed(word, own);
}

/** `suffixTaken` is the text key of `SUFFIX_TAKEN`. */
function problemCode(word: string): string {
  return word.replace(/[A-Z]/g, (first) => `_${first}`).toUpperCase();
}

function isNamed(code: string, sources: readonly Source[]): boolean {
  return sources.some(({ text }) => text.includes(`'${code}'`));
}

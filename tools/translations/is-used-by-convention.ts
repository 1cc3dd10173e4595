import type { Source } from './source.ts';

/** A test with the whole server checks both directions: `suite/server/words.test.ts`. */
const OPERATIONS = 'operations.';

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

import type { Source } from './source.ts';

/** Held in both directions by a test that has the whole server: `suite/server/words.test.ts`. */
const OPERATIONS = 'operations.';

/**
 * Words that are found by the code of what they are about, so that no source holds their key: those of a problem are
 * asked for where its code stands, those of a broken rule where the module's own contract or form names it, those of a
 * cell's fault where its import does.
 */
export function isAskedByConvention(
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

/** `suffixTaken` are the words of `SUFFIX_TAKEN`. */
function problemCode(word: string): string {
  return word.replace(/[A-Z]/g, (first) => `_${first}`).toUpperCase();
}

function isNamed(code: string, sources: readonly Source[]): boolean {
  return sources.some(({ text }) => text.includes(`'${code}'`));
}

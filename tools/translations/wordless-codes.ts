import { faultText } from '#platform/contract/imports/import-problems.ts';
import {
  faultKeys,
  PROBLEMS_WITHOUT_TEXT,
  problemKeys,
} from '#platform/contract/text/text-keys.ts';
import { type Namespace, withoutPlural } from './namespace-texts.ts';
import type { Source } from './source.ts';

const CONTRACT = /^(?:modules\/)?([^/]+)\/contract\//;
const PROBLEM = /defineProblem(?:<[^(]*>)?\(\{[^}]*?\bcode: '([A-Z0-9_]+)'/g;
const SERVER = /^modules\/[^/]+\/server\//;
const CELL_FAULT = /\b(?:CellFault\(\s*|code(?::| =) )'([a-z-]+\.[a-z][A-Za-z]*)'/g;
const RULE = /\berror: '([a-z][A-Za-z]*)'/g;

/**
 * Problems and rules that a contract declares, and faults of a module's import, without a text in the module or the
 * platform.
 */
export function wordlessCodes(
  namespaces: readonly Namespace[],
  sources: readonly Source[],
): string[] {
  const known = new Set(
    namespaces.flatMap(({ name, languages }) =>
      [...(languages.en?.keys() ?? [])].map((key) => `${name}:${withoutPlural(key)}`),
    ),
  );
  const faults = sources
    .filter(({ path }) => SERVER.test(path))
    .flatMap(({ path, text }) => codesIn(text, CELL_FAULT).map((code) => ({ path, code })))
    .filter(({ code }) => !known.has(faultText(code)))
    .map(({ path, code }) => `${path} finds what has no words: ${faultText(code)}`);
  const declared = sources.flatMap(({ path, text }) => {
    const owner = CONTRACT.exec(path)?.[1];
    if (owner === undefined) return [];
    const problems = codesIn(text, PROBLEM).filter((code) => !PROBLEMS_WITHOUT_TEXT.has(code));
    const requiredKeys = [
      ...problems.map((code) => problemKeys(code, owner)),
      ...codesIn(text, RULE).map((code) => faultKeys(code, owner)),
    ];
    return requiredKeys
      .filter((keys) => !keys.some((key) => known.has(key)))
      .map(([own]) => `${path} declares what has no words: ${own}`);
  });
  return [...faults, ...declared];
}

function codesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, code = '']) => code))];
}

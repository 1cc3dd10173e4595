import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRule } from './file-rule.ts';
import { serverDialect } from './server-dialect.ts';
import { testRules } from './test-rules.ts';
import type { Violation } from './violation.ts';

const CODE = /\.(ts|tsx|mjs|css)$/;
const KNOWN_FOLDERS = [
  /^[^/]+$/,
  /^\.(ci|github)\//,
  /^(tools|bench|faults|e2e|docs)\//,
  /^suite\/(server|web|demo|translations)\//,
  /^platform\/(contract|server|web|testing|translations)\//,
  /^modules\/[^/]+\/(README\.md$|(contract|server|web|public|widget|site|translations)\/)/,
];
const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const VAGUE = /^(utils?|helpers?|types?|common|misc|shared|index)\.(ts|tsx|mjs|json)$/;
const DATA = /\.(data|generated)\.ts$/;
const LONGEST = 400;
const PRODUCT = /^(platform|modules|suite|tools\/new-module\/slice)\/(?!.*\.test\.tsx?$).*\.tsx?$/;
/** A table keyed by any string; tables keyed by a fixed set of words need a type check first. */
const OPEN_TABLE = /^(?:export )?const [A-Z][A-Z_]*: (?:Readonly<)?Record<\s*string,/m;

export const fileRules: FileRule[] = [
  {
    name: 'known-folder',
    reason: 'is in no folder of the house; see docs/architecture.md for what belongs where',
    breaks: (path) => !KNOWN_FOLDERS.some((folder) => folder.test(path)),
  },
  {
    name: 'kebab-case',
    reason: 'is not named in kebab-case',
    breaks: (path) => /\.(ts|tsx|mjs|css|json)$/.test(path) && !KEBAB_CASE.test(nameOf(path)),
  },
  {
    name: 'name-the-idea',
    reason: 'has a name under which anything fits: name the idea',
    breaks: (path) => VAGUE.test(nameOf(path)),
  },
  {
    name: 'no-barrel',
    reason: 'passes on everything of another file: import from where it is',
    breaks: (path, text) => /\.tsx?$/.test(path) && /^export \* from /m.test(text()),
  },
  {
    name: 'one-idea-a-file',
    reason: `is longer than ${LONGEST} lines: look for the second idea`,
    breaks: (path, text) =>
      CODE.test(path) && !DATA.test(path) && text().trimEnd().split('\n').length > LONGEST,
  },
  {
    name: 'open-tables-are-maps',
    reason:
      'looks words up in an object, which also finds `constructor` and `__proto__`: use a Map',
    breaks: (path, text) => PRODUCT.test(path) && OPEN_TABLE.test(text()),
  },
  ...serverDialect,
  ...testRules,
];

export function brokenFileRules(root: string, files: readonly string[]): Violation[] {
  return files.flatMap((path) =>
    fileRules
      .filter((rule) => rule.breaks(path, () => readFileSync(join(root, path), 'utf8')))
      .map(({ name, reason }) => ({ rule: name, where: path, reason })),
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

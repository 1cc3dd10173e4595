import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { FileRule } from './file-rule.ts';
import { crowdedFolders, foldersBothWays, moduleCircles } from './folder-rules.ts';
import { importCircles } from './import-circles.ts';
import { importRules } from './import-rules.ts';
import { listSourceFiles } from './list-source-files.ts';
import { serverDialect } from './server-dialect.ts';
import type { Violation } from './violation.ts';

const TEST_CODE =
  /^(platform|modules|suite|client|tools|bench)\/.*(\.test\.tsx?$|\/testing\/.*\.tsx?$)/;

const TEST_FILE = /\.test\.tsx?$/;

/** The only files that may read server-wide PostgreSQL views; `pg_stat_xact_…` covers only the own transaction. */
const BOUND_TO_ONE_DATABASE = new Set([
  'platform/testing/database/own-activity.ts',
  'platform/server/live/testing/cut-connections.ts',
]);

const SERVER_WIDE =
  /\bpg_(locks|blocking_pids|stat_(?!xact_)\w+|prepared_xacts|replication_slots)\b/;

/** `timers/promises` is imported to sleep; its `setImmediate`, which waits for a turn of the loop, is not. */
const OWN_TIME =
  /\btimeout: ?\d|import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'|\bnew Promise\(.*\bsetTimeout\(\w+, ?\d/;

/** Test files run in parallel on a busy machine, so none may depend on other tests or on timing. */
const testRules: FileRule[] = [
  {
    name: 'tests-in-their-own-database',
    reason:
      'reads locks or connections of the whole PostgreSQL server, which other tests share: use platform/testing/database/own-activity.ts',
    breaks: (path, text) =>
      TEST_CODE.test(path) && !BOUND_TO_ONE_DATABASE.has(path) && SERVER_WIDE.test(text()),
  },
  {
    name: 'tests-wait-on-conditions',
    reason:
      'sleeps or sets a deadline of its own: wait on a condition (until, expect.poll), for as long as platform/testing/patience.ts says',
    breaks: (path, text) => TEST_FILE.test(path) && OWN_TIME.test(text()),
  },
];

const CODE = /\.(ts|tsx|mjs|css)$/;

const KNOWN_FOLDERS = [
  /^[^/]+$/,
  /^\.(ci|github)\//,
  /^(tools|bench|faults|e2e|docs)\//,
  /^client\/([^/]+$|(runtime|examples)\/)/,
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

const HOOK_OF_I18NEXT = /import \{[^}]*\buseTranslation\b[^}]*\} from 'react-i18next'/;

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
  {
    name: 'own-translation-hook',
    reason:
      'copies the i18n object for each component: import useTranslation from platform/web/i18n/use-translation.ts',
    breaks: (path, text) => PRODUCT.test(path) && HOOK_OF_I18NEXT.test(text()),
  },
  ...serverDialect,
  ...testRules,
];

const SOURCES = ['platform', 'modules', 'suite', 'client', 'tools', 'bench', 'faults', 'e2e'];

/** Finds everything in a checkout that breaks a project rule. */
export async function findViolations(root: string): Promise<Violation[]> {
  const folders = SOURCES.filter((folder) => existsSync(join(root, folder)));
  const [cruised, files] = [await cruiseImports(root, folders), listSourceFiles(root)];
  const imports = cruised.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    where: from,
    reason: `imports ${to}. ${reasonOf(rule.name)}`,
  }));
  return [
    ...imports,
    ...importCircles(cruised),
    ...moduleCircles(cruised),
    ...foldersBothWays(cruised),
    ...crowdedFolders(files),
    ...brokenFileRules(root, files),
  ];
}

function reasonOf(name: string): string {
  return importRules.find((rule) => rule.name === name)?.comment ?? '';
}

/** Checks every import below a folder, including types, against the rules. */
async function cruiseImports(root: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden: importRules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^tools/architecture/examples/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
    skipAnalysisNotInRules: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

function brokenFileRules(root: string, files: readonly string[]): Violation[] {
  return files.flatMap((path) =>
    fileRules
      .filter((rule) => rule.breaks(path, () => readFileSync(join(root, path), 'utf8')))
      .map(({ name, reason }) => ({ rule: name, where: path, reason })),
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

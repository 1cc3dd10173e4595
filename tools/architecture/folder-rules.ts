import type { ICruiseResult } from 'dependency-cruiser';
import type { Violation } from './violation.ts';

type Cruised = Pick<ICruiseResult, 'modules'>;

export const folderRules = [
  'modules-without-circles',
  'folders-one-way',
  'folder-of-thirty-files',
] as const;

const [MODULES, ONE_WAY, THIRTY] = folderRules;
const MAX_FILES = 30;
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|\.migration\.ts$/;
/** The part of a module or of the platform whose folders are its topics. */
const AREA = /^(platform\/(?:contract|server|web)|modules\/[^/]+\/(?:contract|server|web))\//;

/**
 * Modules may depend on each other's contracts in one direction only, types included; the other direction uses an event
 * or a port.
 */
export function moduleCircles({ modules }: Cruised): Violation[] {
  const knows = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source);
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (from && to && from !== to) knows.set(from, (knows.get(from) ?? new Set()).add(to));
    }
  }
  return [...knows.keys()]
    .filter((module) => reaches(knows, module, module))
    .map((module) => ({
      rule: MODULES,
      where: `modules/${module}`,
      reason: `knows ${[...(knows.get(module) ?? [])].join(', ')}, and is known by it in return`,
    }));
}

/** Topics of one area import each other in one direction only, so that they can be read one after the other. */
export function foldersBothWays({ modules }: Cruised): Violation[] {
  const imports = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [topicOf(source), topicOf(resolved)];
      // A part that is only loaded when a user opens it does not have to be read first.
      if (!dynamic && from && to && from !== to && areaOf(source) === areaOf(resolved))
        imports.set(`${from} ${to}`, `${source} → ${resolved}`);
    }
  }
  return [...imports].flatMap(([pair, one]) => {
    const [from = '', to = ''] = pair.split(' ');
    const other = imports.get(`${to} ${from}`);
    if (from > to || !other) return [];
    return [
      {
        rule: ONE_WAY,
        where: from,
        reason: `imports ${to} (${one}) and is imported by it (${other})`,
      },
    ];
  });
}

/** A folder with more files than a reader can overview needs sub-topics. Tests and migrations do not count. */
export function crowdedFolders(files: readonly string[]): Violation[] {
  const counts = new Map<string, number>();
  for (const path of files.filter((path) => AREA.test(path) && isProduct(path))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([where, count]) => ({
      rule: THIRTY,
      where,
      reason: `has ${count} files, more than ${MAX_FILES}: give it sub-topics`,
    }));
}

function moduleOf(path: string): string | undefined {
  return path.match(/^modules\/([^/]+)\//)?.[1];
}

function areaOf(path: string): string | undefined {
  return path.match(AREA)?.[1];
}

/** The folder directly below the area; undefined for files of the area itself, which join the topics. */
function topicOf(path: string): string | undefined {
  const area = areaOf(path);
  if (!area || !isProduct(path)) return undefined;
  const rest = path.slice(area.length + 1).split('/');
  return rest.length > 1 ? `${area}/${rest[0]}` : undefined;
}

function isProduct(path: string): boolean {
  return /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path);
}

function reaches(knows: Map<string, Set<string>>, start: string, goal: string): boolean {
  const seen = new Set<string>();
  const open = [...(knows.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === goal) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(knows.get(next) ?? []));
  }
  return false;
}

import type { ICruiseResult } from 'dependency-cruiser';
import type { Violation } from './violation.ts';

const RULE = 'modules-without-circles';

/**
 * Modules may depend on each other's contracts in one direction only, types included; the other direction uses an event
 * or a port.
 */
export function moduleCircles({ modules }: Pick<ICruiseResult, 'modules'>): Violation[] {
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
      rule: RULE,
      where: `modules/${module}`,
      reason: `knows ${[...(knows.get(module) ?? [])].join(', ')}, and is known by it in return`,
    }));
}

function moduleOf(path: string): string | undefined {
  return path.match(/^modules\/([^/]+)\//)?.[1];
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

import { dirname } from 'node:path';
import type { ICruiseResult, IDependency } from 'dependency-cruiser';
import { shortestPath } from './shortest-path.ts';
import { stronglyConnectedComponents } from './strongly-connected-components.ts';
import type { Violation } from './violation.ts';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

export const circleRules = [
  {
    name: 'no-circles',
    reason:
      'Files that run each other are one idea in two places, or two ideas with a third to be found; a lazy import only hides it.',
  },
  {
    name: 'no-type-circles',
    reason:
      'Folders that name each other cannot be read one after the other: let the lower one declare what it needs.',
  },
] as const;

/** Circles of imports that run, wherever they are, and circles of types that leave their folder. */
export function importCircles({ modules }: Pick<ICruiseResult, 'modules'>): Violation[] {
  const running = importsOf(modules, (dependency) => !isOfTypes(dependency));
  const all = importsOf(modules, () => true);
  const [values, types] = circleRules;
  return [
    ...stronglyConnectedComponents(running).map((knot) =>
      told(
        values,
        circleIn(running, knot, () => true),
      ),
    ),
    ...stronglyConnectedComponents(all)
      .map((knot) => circleIn(all, knot, (from, to) => dirname(from) !== dirname(to)))
      .filter((circle) => circle.length > 0 && !runs(running, circle))
      .map((circle) => told(types, circle)),
  ];
}

function importsOf(
  modules: ICruiseResult['modules'],
  counts: (dependency: IDependency) => boolean,
): Imports {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      new Set(dependencies.filter(counts).map(({ resolved }) => resolved)),
    ]),
  );
}

function isOfTypes({ dependencyTypes }: IDependency): boolean {
  return dependencyTypes.includes('type-only');
}

/** The shortest circle with a step as wanted, from its first file back to it; nothing where there is no such step. */
function circleIn(
  imports: Imports,
  knot: ReadonlySet<string>,
  isWanted: (from: string, to: string) => boolean,
): string[] {
  const circles = [...knot].flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .filter((to) => knot.has(to) && isWanted(from, to))
      .map((to) => [from, ...shortestPath(imports, to, from)]),
  );
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function runs(imports: Imports, circle: readonly string[]): boolean {
  return circle.every((to, at) => at === 0 || imports.get(circle[at - 1] ?? '')?.has(to));
}

function told(rule: (typeof circleRules)[number], circle: readonly string[]): Violation {
  const [where = '', ...way] = circle;
  return { rule: rule.name, where, reason: `imports ${way.join(' → ')}. ${rule.reason}` };
}

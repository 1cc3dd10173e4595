import type { ICruiseResult, IDependency } from 'dependency-cruiser';
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
      'Files that name each other cannot be read one after the other: let the lower one declare what it needs.',
  },
] as const;

/** Circles of imports that run, wherever they are, and circles of types. */
export function importCircles({ modules }: Pick<ICruiseResult, 'modules'>): Violation[] {
  const running = importsOf(modules, (dependency) => !isOfTypes(dependency));
  const all = importsOf(modules, () => true);
  const [values, types] = circleRules;
  return [
    ...stronglyConnectedComponents(running).map((component) =>
      toViolation(values, circleIn(running, component)),
    ),
    ...stronglyConnectedComponents(all)
      .map((component) => circleIn(all, component))
      .filter((circle) => circle.length > 0 && !runs(running, circle))
      .map((circle) => toViolation(types, circle)),
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

/** The shortest circle, from its first file back to it. */
function circleIn(imports: Imports, component: ReadonlySet<string>): string[] {
  const circles = [...component].flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .filter((to) => component.has(to))
      .map((to) => [from, ...shortestPath(imports, to, from)]),
  );
  return circles.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function runs(imports: Imports, circle: readonly string[]): boolean {
  return circle.every((to, at) => at === 0 || imports.get(circle[at - 1] ?? '')?.has(to));
}

function toViolation(rule: (typeof circleRules)[number], circle: readonly string[]): Violation {
  const [where = '', ...way] = circle;
  return { rule: rule.name, where, reason: `imports ${way.join(' → ')}. ${rule.reason}` };
}

/** From one place to another, both named; they must be connected. */
function shortestPath(
  ways: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  goal: string,
): string[] {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const place of cameFrom.keys()) {
    if (place === goal) break;
    for (const next of ways.get(place) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, place);
    }
  }
  const way: string[] = [];
  for (let place: string | undefined = goal; place !== undefined; place = cameFrom.get(place))
    way.unshift(place);
  return way;
}

type Ways = ReadonlyMap<string, ReadonlySet<string>>;

/** Places that can all be reached from each other, in sets of two or more (Tarjan's strongly connected components). */
function stronglyConnectedComponents(ways: Ways): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const order = new Map<string, number>();
  const open = new Set<string>();

  /** How far back one gets from here; what gets back no further than to itself closes a component. */
  function visit(place: string): number {
    const own = order.size;
    order.set(place, own);
    open.add(place);
    let back = own;
    for (const next of ways.get(place) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) back = Math.min(back, visit(next));
      else if (open.has(next)) back = Math.min(back, seen);
    }
    if (back === own) {
      const entered = [...open];
      const component = new Set(entered.slice(entered.indexOf(place)));
      for (const one of component) open.delete(one);
      if (component.size > 1) found.push(component);
    }
    return back;
  }

  for (const place of ways.keys()) if (!order.has(place)) visit(place);
  return found;
}

import { type MatchingAutomaton, matchingAutomaton } from './matching-automaton.ts';

/**
 * Whether a search with this expression can take more than linear time in the text's length; undefined where unknown.
 * The criterion is from Weber and Seidl: two different nodes p and q and a text that leads from p to p, from p to q and
 * from q to q. Repeated n times, the text can be split between them in n ways, and an engine tries each before it
 * fails.
 */
export function isSuperLinear(source: string, flags: string): boolean | undefined {
  const automaton = matchingAutomaton(source, flags);
  if (!automaton) return undefined;
  const reachable = reachability(automaton);
  const fromStart = new Set(automaton.start.flatMap((node) => [node, ...(reachable[node] ?? [])]));
  const looping = [...fromStart].filter((node) => reachable[node]?.has(node));
  return looping.some((p) =>
    looping.some((q) => p !== q && reachable[p]?.has(q) && isSplit(automaton, reachable, p, q)),
  );
}

function reachability({ steps }: MatchingAutomaton): Set<number>[] {
  return steps.map((first) => {
    const reached = new Set(first.map(({ to }) => to));
    for (const node of reached) for (const { to } of steps[node] ?? []) reached.add(to);
    return reached;
  });
}

/** Follows three paths over the same text: from p to p, from p to q and from q to q. */
function isSplit(
  { steps }: MatchingAutomaton,
  reachable: readonly Set<number>[],
  p: number,
  q: number,
): boolean {
  const leadsTo = (node: number, target: number) =>
    node === target || reachable[node]?.has(target) === true;
  const size = steps.length;
  const key = (a: number, b: number, c: number) => (a * size + b) * size + c;
  const seen = new Set([key(p, p, q)]);
  const waiting = [[p, p, q] as const];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    for (const first of steps[at[0]] ?? []) {
      if (!leadsTo(first.to, p)) continue;
      for (const second of steps[at[1]] ?? []) {
        const shared = first.characters & second.characters;
        if (shared === 0n || !leadsTo(second.to, q)) continue;
        for (const third of steps[at[2]] ?? []) {
          if ((shared & third.characters) === 0n || !leadsTo(third.to, q)) continue;
          if (first.to === p && second.to === q && third.to === q) return true;
          const next = key(first.to, second.to, third.to);
          if (seen.has(next)) continue;
          seen.add(next);
          waiting.push([first.to, second.to, third.to]);
        }
      }
    }
  }
  return false;
}

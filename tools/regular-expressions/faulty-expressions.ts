import ts from 'typescript';
import listed from './accepted-expressions.json' with { type: 'json' };
import { type MatchingAutomaton, matchingAutomaton } from './matching-automaton.ts';

/** An expression that the check cannot clear, and what limits its text or its time. */
interface AcceptedExpression {
  path: string;
  written: string;
  reason: string;
}

/** Files without any of these contain no expression and are not parsed. */
const MAY_HOLD_ONE = /[=(,:[!&|?{};>]\s*\/(?![/*])|return \/|^\s*\/(?![/*])|\bRegExp\b/m;

/** Expressions that can take more than linear time, and list entries that no longer apply. */
export function faultyExpressions(
  sources: readonly { path: string; text: string }[],
  accepted: readonly AcceptedExpression[] = listed,
): { where: string; reason: string }[] {
  const unused = new Set(accepted);
  const faults = sources
    .filter(({ text }) => MAY_HOLD_ONE.test(text))
    .flatMap(({ path, text }) =>
      findExpressions(path, text).flatMap(({ line, written, pattern }) => {
        const verdict = pattern && isSuperLinear(pattern.source, pattern.flags);
        if (verdict === false) return [];
        const entry = accepted.find((one) => one.path === path && one.written === written);
        if (entry) {
          unused.delete(entry);
          return [];
        }
        return { where: `${path}:${line}`, reason: `${written} ${reasonOf(verdict)}` };
      }),
    );
  return [
    ...faults,
    ...[...unused].map(({ path, written }) => ({
      where: 'tools/regular-expressions/accepted-expressions.json',
      reason: `lists ${written} of ${path}, which needs no entry: take it out`,
    })),
  ];
}

function reasonOf(verdict: true | undefined): string {
  return verdict
    ? 'can take more than linear time: rewrite it, or list it with what bounds its text'
    : 'cannot be checked: list it with the reason why it is linear';
}

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

interface FoundExpression {
  line: number;
  /** The source text: `/a+/g`, or the whole `new RegExp(…)` where its pattern is only known at run time. */
  written: string;
  /** Undefined where the file alone does not determine it. */
  pattern: { source: string; flags: string } | undefined;
}

/** The regular expressions of a file: literals, and those made by `RegExp` of constants of the same file. */
function findExpressions(path: string, text: string): FoundExpression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const found: FoundExpression[] = [];
  const add = (node: ts.Node, pattern: FoundExpression['pattern']) =>
    found.push({
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      written: node.getText(),
      pattern,
    });
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) add(node, partsOf(node.text));
    else if (isRegExpMade(node)) add(node, patternOf(node.arguments ?? [], constants));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function isRegExpMade(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }
  return constants;
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

function patternOf(
  [pattern, flags]: readonly ts.Expression[],
  constants: Constants,
): FoundExpression['pattern'] {
  const known = flags === undefined ? '' : textOf(flags, constants);
  const source = pattern && textOf(pattern, constants);
  return source === undefined || known === undefined ? undefined : { source, flags: known };
}

/** The text of a constant expression; of a regular expression, its pattern. */
function textOf(node: ts.Expression, constants: Constants): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text).source;
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && textOf(value, constants);
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const part = textOf(expression, constants);
    if (part === undefined) return undefined;
    text += part + literal.text;
  }
  return text;
}

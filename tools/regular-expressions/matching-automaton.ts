import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const PLAIN = Array.from({ length: 0x180 }, (_, code) => code);

/** Spaces, marks, and letters of other scripts, so that classes such as `\s` and `\p{L}` differ where they do. */
const OTHERS = [
  0x301, 0x3a9, 0x416, 0x5d0, 0x2003, 0x2019, 0x2028, 0x3000, 0x4e2d, 0xfeff, 0x1f600,
];

/** One reading of a character: from any node, by these characters, to another node. */
interface Step {
  characters: bigint;
  to: number;
}

/** The steps of a backtracking engine: a node after each character, and the transitions from it. */
export interface MatchingAutomaton {
  start: number[];
  steps: Step[][];
}

/** A quantifier that may repeat more often than this is treated as one without an end. */
const UNBOUNDED_FROM = 1_000;
/** This many copies of a bounded quantifier's element are enough to detect overlaps with its neighbours. */
const COPIES = 3;

interface Edge {
  to: number;
  /** Passable only where an assertion holds: `$`, `\b`, a look-around. */
  isConditional: boolean;
}

/**
 * The automaton of a search: the expression may begin at every character. Nodes at which the expression has matched are left
 * out, since an engine that gets there stops. Undefined for an expression with a back-reference, which no automaton has.
 */
export function matchingAutomaton(source: string, flags: string): MatchingAutomaton | undefined {
  const { pattern, flags: parsed } = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const builder = new Builder(characterClasses(pattern, parsed));
  try {
    const begin = builder.node();
    builder.pattern(pattern, begin, { isAtStart: true });
    const starts = [begin];
    if (!parsed.sticky) {
      const later = builder.node();
      builder.step(later, builder.classes.all, later);
      builder.pattern(pattern, later, { isAtStart: false });
      starts.push(later);
      if (parsed.multiline) {
        const afterBreak = builder.node();
        builder.step(later, builder.classes.lineBreak, afterBreak);
        builder.pattern(pattern, afterBreak, { isAtStart: true });
      }
    }
    return builder.finish(starts);
  } catch (error) {
    if (error instanceof HasBackreference) return undefined;
    throw error;
  }
}

class HasBackreference extends Error {}

class Builder {
  readonly classes: ReturnType<typeof characterClasses>;
  readonly #empty: Edge[][] = [];
  readonly #steps: Step[][] = [];
  readonly #ends = new Set<number>();
  #isAtStart = true;

  constructor(classes: ReturnType<typeof characterClasses>) {
    this.classes = classes;
  }

  node(): number {
    this.#empty.push([]);
    return this.#steps.push([]) - 1;
  }

  step(from: number, characters: bigint, to: number): void {
    this.#steps[from]?.push({ characters, to });
  }

  pattern(pattern: AST.Pattern, from: number, { isAtStart }: { isAtStart: boolean }): void {
    this.#isAtStart = isAtStart;
    this.#ends.add(this.#alternatives(pattern.alternatives, from));
  }

  #alternatives(alternatives: readonly AST.Alternative[], from: number): number {
    const end = this.node();
    for (const { elements } of alternatives) {
      let at = this.node();
      this.#pass(from, at);
      for (const element of elements) at = this.#element(element, at);
      this.#pass(at, end);
    }
    return end;
  }

  #element(element: AST.Element, from: number): number {
    switch (element.type) {
      case 'Quantifier':
        return this.#quantifier(element, from);
      case 'Group':
      case 'CapturingGroup':
        return this.#alternatives(element.alternatives, from);
      case 'Assertion':
        return this.#assertion(element, from);
      case 'Backreference':
        throw new HasBackreference();
      default: {
        const to = this.node();
        this.step(from, this.classes.of(element.raw), to);
        return to;
      }
    }
  }

  #quantifier({ min, max, element }: AST.Quantifier, from: number): number {
    const isUnbounded = max > UNBOUNDED_FROM;
    const end = this.node();
    let at = from;
    if (min === 0) this.#pass(at, end);
    // At least one copy before the loop, because its nodes distinguish leaving and re-entering the loop from continuing
    // in it.
    const copies = Math.max(1, Math.min(isUnbounded ? min : max, COPIES));
    for (let copy = 1; copy <= copies; copy += 1) {
      at = this.#element(element, at);
      if (copy >= min || copy === copies) this.#pass(at, end);
    }
    if (!isUnbounded) return end;
    const loop = this.node();
    this.#pass(at, loop);
    const again = this.#element(element, loop);
    this.#pass(again, loop);
    this.#pass(again, end);
    return end;
  }

  #assertion(assertion: AST.Assertion, from: number): number {
    const to = this.node();
    if (assertion.kind === 'start') {
      if (this.#isAtStart) this.#pass(from, to);
      return to;
    }
    this.#pass(from, to, true);
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind')
      this.#ends.add(this.#alternatives(assertion.alternatives, from));
    return to;
  }

  #pass(from: number, to: number, isConditional = false): void {
    this.#empty[from]?.push({ to, isConditional });
  }

  finish(start: number[]): MatchingAutomaton {
    const hasMatched = this.#steps.map((_, node) =>
      [...this.#reachable(node, false)].some((passed) => this.#ends.has(passed)),
    );
    const steps = this.#steps.map((_, node) =>
      [...this.#reachable(node, true)]
        .flatMap((passed) => this.#steps[passed] ?? [])
        .filter(({ to, characters }) => !hasMatched[to] && characters !== 0n),
    );
    return { start: start.filter((node) => !hasMatched[node]), steps };
  }

  #reachable(node: number, conditions: boolean): Set<number> {
    const reached = new Set([node]);
    for (const at of reached)
      for (const { to, isConditional } of this.#empty[at] ?? [])
        if (conditions || !isConditional) reached.add(to);
    return reached;
  }
}

interface CharacterClasses {
  /** Every character. */
  all: bigint;
  lineBreak: bigint;
  /** The characters that an element matches, given as it is written. */
  of: (raw: string) => bigint;
}

/**
 * Groups characters into the fewest classes that the expression's elements distinguish, one bit each. The regex engine
 * itself decides which element matches which character, so flags and escapes are exact.
 */
function characterClasses(pattern: AST.Pattern, flags: AST.Flags): CharacterClasses {
  const codes = new Set([...PLAIN, ...OTHERS]);
  const raws = new Set<string>();
  const near = (code: number) => {
    for (const one of [code - 1, code, code + 1]) if (one >= 0 && one <= 0x10ffff) codes.add(one);
  };
  visitRegExpAST(pattern, {
    onCharacterEnter: (character) => {
      near(character.value);
      if (character.parent.type === 'Alternative' || character.parent.type === 'Quantifier')
        raws.add(character.raw);
    },
    onCharacterSetEnter: ({ raw }) => raws.add(raw),
    onCharacterClassEnter: ({ raw }) => raws.add(raw),
    onExpressionCharacterClassEnter: ({ raw }) => raws.add(raw),
  });
  const usedFlags = flags.raw.replaceAll(/[^isuv]/g, '');
  const tests = [...raws].map((raw) => ({ raw, matches: new RegExp(`^${raw}$`, usedFlags) }));
  const kinds = new Map<string, bigint>();
  const masks = new Map<string, bigint>(tests.map(({ raw }) => [raw, 0n]));
  let all = 0n;
  let lineBreak = 0n;
  for (const code of codes) {
    const character = String.fromCodePoint(code);
    const matching = tests.filter(({ matches }) => matches.test(character));
    const isBreak = character === '\n';
    const kind = `${isBreak} ${matching.map(({ raw }) => raw).join(' ')}`;
    const bit = kinds.get(kind) ?? 1n << BigInt(kinds.size);
    kinds.set(kind, bit);
    all |= bit;
    if (isBreak) lineBreak |= bit;
    for (const { raw } of matching) masks.set(raw, (masks.get(raw) ?? 0n) | bit);
  }
  return { all, lineBreak, of: (raw) => masks.get(raw) ?? all };
}

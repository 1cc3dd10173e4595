import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

const PLAIN = Array.from({ length: 0x180 }, (_, code) => code);
/** Spaces, marks, and letters of other scripts, so that classes such as `\s` and `\p{L}` differ where they do. */
const OTHERS = [
  0x301, 0x3a9, 0x416, 0x5d0, 0x2003, 0x2019, 0x2028, 0x3000, 0x4e2d, 0xfeff, 0x1f600,
];

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
export function characterClasses(pattern: AST.Pattern, flags: AST.Flags): CharacterClasses {
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
  const kept = flags.raw.replaceAll(/[^isuv]/g, '');
  const tests = [...raws].map((raw) => ({ raw, matches: new RegExp(`^${raw}$`, kept) }));
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

import { writeFileSync } from 'node:fs';
import {
  type ClassWeights,
  encodeWordWeights,
} from '#modules/communication/server/analysis/word-weights.ts';

/** Writes the word weights of one language into a data file; the keys are `language:word`. */
export function writeWordWeights(
  path: string,
  given: { language: string; by: string; words: ReadonlyMap<string, ClassWeights> },
): void {
  const { language, by, words } = given;
  const own = [...words]
    .filter(([key]) => key.startsWith(`${language}:`))
    .map(([key, weights]): [string, ClassWeights] => [key.slice(language.length + 1), weights])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(
    path,
    `// Written by tools/review-analysis/${by}.ts.\nexport const ${language} =\n  '${encodeWordWeights(new Map(own))}';\n`,
  );
}

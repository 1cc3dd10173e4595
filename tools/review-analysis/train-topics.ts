import { writeFileSync } from 'node:fs';
import { REVIEW_TOPICS } from '#modules/communication/contract/review-topics.ts';
import { findTopicCandidates } from '#modules/communication/server/analysis/find-topics.ts';
import { ANALYSED_LANGUAGES } from '#modules/communication/server/analysis/language-lists.ts';
import { FIGURE_UNIT, WORD_UNIT } from '#modules/communication/server/analysis/opinion-model.ts';
import { readTopicFigures } from '#modules/communication/server/analysis/topic-model.ts';
import { readTrainingComments } from './read-training-comments.ts';
import { type Sample, trainSoftmax } from './train-softmax.ts';

/** Trains one model a topic, which decides whether a comment names it, and writes the weights into the module. */
const WEIGHTS = 'modules/communication/server/analysis/topic-weights';
const SETTINGS = { rounds: 12, rate: 0.1, figureDecay: 0.001, wordDecay: 0.01, fewest: 2 };
/** Words with smaller weights change nothing. */
const SMALLEST_WEIGHT = 25;

const comments = readTrainingComments().map((comment) => ({
  ...comment,
  found: findTopicCandidates(comment.text, comment.language, comment.measured),
}));
const figureWeights: number[][] = [];
const wordWeights = new Map<string, number[]>();
for (const [place, topic] of REVIEW_TOPICS.entries()) {
  const samples = comments.map(
    ({ comment, language, weight, text, measured, features, found }): Sample => ({
      language,
      figures: readTopicFigures(topic, text, found, features, measured),
      words: features.words,
      target: Number(comment.topics.includes(topic)),
      weight,
    }),
  );
  const { figures, words } = trainSoftmax(samples, 2, SETTINGS);
  const [against, inFavour] = figures;
  figureWeights.push(
    [...(inFavour ?? [])].map((weight, at) =>
      Math.round((weight - (against?.[at] ?? 0)) * FIGURE_UNIT),
    ),
  );
  for (const [word, [no = 0, yes = 0]] of words) {
    const weight = Math.round((yes - no) * WORD_UNIT);
    if (Math.abs(weight) < SMALLEST_WEIGHT) continue;
    wordWeights.set(word, [...(wordWeights.get(word) ?? []), place, weight]);
  }
}
writeFileSync(
  `${WEIGHTS}/shared.data.ts`,
  [
    '// Written by tools/review-analysis/train-topics.ts.',
    '/** By topic: the weights of its figures in a comment. */',
    `export const TOPIC_FIGURE_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(figureWeights)};`,
    '',
  ].join('\n'),
);
for (const language of ANALYSED_LANGUAGES) {
  const lines = [...wordWeights]
    .filter(([key]) => key.startsWith(`${language}:`))
    .map(([key, numbers]) => [key.slice(language.length + 1), ...numbers].join('\t'))
    .sort();
  writeFileSync(
    `${WEIGHTS}/${language}.data.ts`,
    `// Written by tools/review-analysis/train-topics.ts.\nexport const ${language} = \`${lines.join('\n')}\`;\n`,
  );
}

import { writeFileSync } from 'node:fs';
import { ANALYSED_LANGUAGES } from '#modules/communication/server/analysis/language-lists.ts';
import {
  FIGURE_UNIT,
  OPINIONS,
  type Opinion,
  type OpinionScores,
  readGradeFigures,
  WORD_UNIT,
} from '#modules/communication/server/analysis/opinion-model.ts';
import { readTrainingComments } from './read-training-comments.ts';
import { type Sample, type SoftmaxModel, scoreClasses, trainSoftmax } from './train-softmax.ts';

/** Trains the models that read the opinion of a comment, without and with its grade, and writes their weights into the module. */
const WEIGHTS = 'modules/communication/server/analysis/opinion-weights';
const FOLDS = 5;
const WORD_SETTINGS = { rounds: 20, rate: 0.1, figureDecay: 0.001, wordDecay: 0.03, fewest: 2 };
const GRADE_SETTINGS = { rounds: 60, rate: 0.1, figureDecay: 0.0005, wordDecay: 0, fewest: 1 };
/** Words with smaller weights change nothing. */
const SMALLEST_WEIGHT = 5;

const samples = readTrainingComments().map((read) => ({
  ...read,
  ...read.features,
  target: OPINIONS.indexOf(read.comment.sentiment as Opinion),
}));

const graded: Sample[] = [];
let right = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const seen = samples.filter((_, at) => at % FOLDS !== fold);
  const model = trainSoftmax(seen, OPINIONS.length, WORD_SETTINGS);
  for (const sample of samples.filter((_, at) => at % FOLDS === fold)) {
    const scores = scoreClasses(model, sample) as unknown as OpinionScores;
    right += Number(scores.indexOf(Math.max(...scores)) === sample.target);
    const { comment, measured, text, weight, target } = sample;
    const figures = readGradeFigures(scores, comment.grade, measured, text);
    graded.push({ language: '', figures, words: [], target, weight });
  }
}
const gradeModel = trainSoftmax(graded, OPINIONS.length, GRADE_SETTINGS);
const gradedRight = graded.filter((sample) => {
  const scores = scoreClasses(gradeModel, sample);
  return scores.indexOf(Math.max(...scores)) === sample.target;
}).length;
const share = (count: number) => `${((100 * count) / samples.length).toFixed(1)}%`;
process.stdout.write(
  `unseen folds: words alone ${share(right)}, words and grade ${share(gradedRight)} of ${samples.length}\n`,
);

const model = trainSoftmax(samples, OPINIONS.length, WORD_SETTINGS);
const round = (weights: Float64Array) =>
  [...weights].map((weight) => Math.round(weight * FIGURE_UNIT));
writeFileSync(
  `${WEIGHTS}/shared.data.ts`,
  [
    '// Written by tools/review-analysis/train-opinions.ts.',
    '/** By opinion: the weights of the figures of a comment, in thousandths. */',
    `export const FIGURE_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(model.figures.map(round))};`,
    '/** By opinion: the weights of the figures of a comment with its grade. */',
    `export const GRADE_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(gradeModel.figures.map(round))};`,
    '',
  ].join('\n'),
);
for (const language of ANALYSED_LANGUAGES)
  writeFileSync(
    `${WEIGHTS}/${language}.data.ts`,
    `// Written by tools/review-analysis/train-opinions.ts.\nexport const ${language} = \`${wordLines(model, language).join('\n')}\`;\n`,
  );

function wordLines({ words }: SoftmaxModel, language: string): string[] {
  return [...words]
    .filter(([key]) => key.startsWith(`${language}:`))
    .map(([key, weights]) => ({
      word: key.slice(language.length + 1),
      rounded: [...weights].map((weight) => Math.round(weight * WORD_UNIT)),
    }))
    .filter(({ rounded }) => Math.max(...rounded.map(Math.abs)) >= SMALLEST_WEIGHT)
    .sort((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ word, rounded }) => [word, ...rounded].join('\t'));
}

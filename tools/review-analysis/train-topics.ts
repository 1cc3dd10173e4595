import { writeFileSync } from 'node:fs';
import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { findTopicCandidates } from '#modules/communication/server/analysis/find-topics.ts';
import { ANALYSED_LANGUAGES } from '#modules/communication/server/analysis/language-lists.ts';
import { FIGURE_UNIT, WORD_UNIT } from '#modules/communication/server/analysis/opinion-model.ts';
import { readTopicFigures } from '#modules/communication/server/analysis/topic-model.ts';
import { readTrainingComments } from './read-training-comments.ts';
import { type Sample, type SoftmaxModel, scoreClasses, trainSoftmax } from './train-softmax.ts';
import { writeWordWeights } from './write-word-weights.ts';

/** Trains one model a topic, which decides whether a comment names it, and writes the weights into the module. */
const WEIGHTS = 'modules/communication/server/analysis/topic-weights';
const SETTINGS = { rounds: 12, rate: 0.1, figureDecay: 0.001, wordDecay: 0.01, fewest: 2 };
/** Words with smaller weights have little effect and would make the files long. */
const SMALLEST_WEIGHT = 25;
const FOLDS = 5;

const comments = readTrainingComments().map((comment) => ({
  ...comment,
  found: findTopicCandidates(comment.text, comment.language, comment.measured),
}));
const figureWeights: number[][] = [];
const wordWeights = new Map<string, Map<number, number>>();
const unseen: { score: number; isNamed: boolean }[] = [];
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
  unseen.push(...scoreUnseen(samples));
  const { figures, words } = trainTopic(samples);
  const [against, inFavour] = figures;
  figureWeights.push(
    [...(inFavour ?? [])].map((weight, at) =>
      Math.round((weight - (against?.[at] ?? 0)) * FIGURE_UNIT),
    ),
  );
  for (const [word, [no = 0, yes = 0]] of words) {
    const weight = Math.round((yes - no) * WORD_UNIT);
    wordWeights.set(word, (wordWeights.get(word) ?? new Map()).set(place, weight));
  }
}
const threshold = bestThreshold(unseen);
process.stdout.write(
  `unseen folds: F1 ${f1(unseen, threshold).toFixed(3)} where topics are named from ${threshold} on\n`,
);
writeFileSync(
  `${WEIGHTS}/shared.data.ts`,
  [
    '// Written by tools/review-analysis/train-topics.ts.',
    '/** From this score on a topic counts as named: at 0 it is as likely as not, so some are named that the reviewer does not mean. */',
    `export const NAMED_FROM = ${threshold};`,
    '/** By topic: the weights of its figures in a comment. */',
    `export const TOPIC_FIGURE_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(figureWeights)};`,
    '',
  ].join('\n'),
);
for (const language of ANALYSED_LANGUAGES)
  writeWordWeights(`${WEIGHTS}/${language}.data.ts`, {
    language,
    by: 'train-topics',
    words: wordWeights,
  });

function trainTopic(samples: readonly Sample[]): SoftmaxModel {
  const model = trainSoftmax(samples, 2, SETTINGS);
  for (const [word, [no = 0, yes = 0]] of model.words)
    if (Math.abs(yes - no) * WORD_UNIT < SMALLEST_WEIGHT) model.words.delete(word);
  return model;
}

/** Scores of the comments of full weight, each by a model that had not seen it. */
function scoreUnseen(samples: readonly Sample[]): typeof unseen {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainTopic(samples.filter((_sample, at) => at % FOLDS !== fold));
    return samples
      .filter((sample, at) => at % FOLDS === fold && sample.weight === 1)
      .map((sample) => {
        const [no = 0, yes = 0] = scoreClasses(model, sample);
        return { score: yes - no, isNamed: sample.target === 1 };
      });
  }).flat();
}

function bestThreshold(scored: typeof unseen): number {
  const tried = Array.from({ length: 21 }, (_, step) => Number((-1.6 + step / 10).toFixed(1)));
  return tried.reduce((best, each) => (f1(scored, each) > f1(scored, best) ? each : best), 0);
}

function f1(scored: typeof unseen, from: number): number {
  const named = scored.filter(({ score }) => score >= from);
  const right = named.filter(({ isNamed }) => isNamed).length;
  return (2 * right) / (named.length + scored.filter(({ isNamed }) => isNamed).length);
}

import { writeFileSync } from 'node:fs';
import {
  findTopicCandidates,
  topicWeights,
} from '#modules/communication/server/analysis/find-topics.ts';
import { readGradeFigures } from '#modules/communication/server/analysis/graded-opinion.ts';
import { ANALYSED_LANGUAGES } from '#modules/communication/server/analysis/language-lists.ts';
import {
  bestOpinion,
  FIGURE_UNIT,
  hasContrast,
  OPINIONS,
  type Opinion,
  type OpinionScores,
  readTopicOpinionFigures,
  WORD_UNIT,
} from '#modules/communication/server/analysis/opinion-model.ts';
import { chooseTopics } from '#modules/communication/server/analysis/topic-model.ts';
import {
  mentionStars,
  readTrainingComments,
  type TrainingComment,
} from './read-training-comments.ts';
import { type Sample, type SoftmaxModel, scoreClasses, trainSoftmax } from './train-softmax.ts';
import { writeWordWeights } from './write-word-weights.ts';

/**
 * Trains the models that read the opinion of a comment, without and with its grade, and of each topic in it, and writes
 * their weights into the module. Topics are found with the weights of train-topics.ts: run that first.
 */
const WEIGHTS = 'modules/communication/server/analysis/opinion-weights';
const FOLDS = 5;
/**
 * A word decay of 0.003 reads almost one unseen comment in a hundred more right by words alone, but learned words then
 * outweigh the lists: "il servizio non è buono" becomes neutral.
 */
const WORD_SETTINGS = { rounds: 20, rate: 0.1, figureDecay: 0.001, wordDecay: 0.02, fewest: 2 };
const GRADE_SETTINGS = { rounds: 40, rate: 0.1, figureDecay: 0.0005, wordDecay: 0, fewest: 1 };
/**
 * Comments that contradict their grade are few. With this weight the model reads six points more of them right, and as
 * many unseen comments over all.
 */
const CONTRADICTING_WEIGHT = 1.5;
/** Words with smaller weights have no effect. */
const SMALLEST_WEIGHT = 5;

const samples = readTrainingComments().map((read) => ({
  ...read,
  ...read.features,
  target: OPINIONS.indexOf(read.comment.sentiment as Opinion),
}));

const graded: (Sample & { scores: OpinionScores; read: TrainingComment; fold: number })[] = [];
const withStars: typeof graded = [];
let right = 0;
for (let fold = 0; fold < FOLDS; fold += 1) {
  const seen = samples.filter((_, at) => at % FOLDS !== fold);
  const model = trainSoftmax(seen, OPINIONS.length, WORD_SETTINGS);
  for (const sample of samples.filter((_, at) => at % FOLDS === fold)) {
    const { comment, gradedWeight, target } = sample;
    const read = readGraded(sample, model, target, fold);
    right += Number(OPINIONS.indexOf(bestOpinion(read.scores)) === target);
    const contradicts = target !== OPINIONS.indexOf(opinionOfGrade(comment.grade));
    graded.push(contradicts ? { ...read, weight: CONTRADICTING_WEIGHT * gradedWeight } : read);
  }
  for (const [at, praise] of everySecondTopPraise(fold).entries()) {
    withStars.push(readGraded(mentionStars(praise, at), model, praise.target, fold));
  }
}
const gradedUnseen = Array.from({ length: FOLDS }, (_, fold) => {
  const seen = [...graded, ...withStars].filter((sample) => sample.fold !== fold);
  const model = trainSoftmax(seen, OPINIONS.length, GRADE_SETTINGS);
  return graded
    .filter((sample) => sample.fold === fold)
    .map((sample) => ({
      isRight: bestOpinion(opinionScores(model, sample)) === OPINIONS[sample.target],
      gradeIsRight: opinionOfGrade(sample.read.comment.grade) === OPINIONS[sample.target],
      isWrittenToContradict: sample.read.isWrittenToContradict,
    }));
}).flat();
const gradeModel = trainSoftmax([...graded, ...withStars], OPINIONS.length, GRADE_SETTINGS);
const share = (count: number, of = samples.length) => `${((100 * count) / of).toFixed(1)}%`;
const rightOf = (part: typeof gradedUnseen) =>
  `${share(part.filter(({ isRight }) => isRight).length, part.length)} of ${part.length}`;
const natural = gradedUnseen.filter(({ isWrittenToContradict }) => !isWrittenToContradict);
process.stdout.write(
  [
    `unseen folds: words alone ${share(right)}, words and grade ${rightOf(gradedUnseen)}`,
    `without those written to contradict: ${rightOf(natural.filter(({ gradeIsRight }) => gradeIsRight))} where the grade is right`,
    `${rightOf(natural.filter(({ gradeIsRight }) => !gradeIsRight))} where it is wrong\n`,
  ].join(', '),
);

const ofTopics = graded.flatMap(sampleTopics);
const unseenTopics = Array.from({ length: FOLDS }, (_, fold) => {
  const seen = ofTopics.filter((sample) => sample.fold !== fold);
  const model = trainSoftmax(seen, OPINIONS.length, GRADE_SETTINGS);
  return ofTopics
    .filter((sample) => sample.fold === fold && sample.hasGrade)
    .map((sample) => bestOpinion(opinionScores(model, sample)) === OPINIONS[sample.target]);
}).flat();
process.stdout.write(
  `unseen folds: opinion of a topic ${share(unseenTopics.filter(Boolean).length, unseenTopics.length)} of ${unseenTopics.length}\n`,
);
const topicModel = trainSoftmax(ofTopics, OPINIONS.length, GRADE_SETTINGS);

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
    '/** By opinion: the weights of the figures of one topic of a comment. */',
    `export const TOPIC_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(topicModel.figures.map(round))};`,
    '',
  ].join('\n'),
);
const words = roundedWeights(model);
for (const language of ANALYSED_LANGUAGES)
  writeWordWeights(`${WEIGHTS}/${language}.data.ts`, { language, by: 'train-opinions', words });

function readGraded(read: TrainingComment, model: SoftmaxModel, target: number, fold: number) {
  const { language, features, comment, gradedWeight: weight } = read;
  const scores = opinionScores(model, { language, ...features });
  const tilts = features.words.map((word) => {
    const [praise = 0, , complaint = 0] = model.words.get(`${language}:${word}`) ?? [];
    return praise - complaint;
  });
  const figures = readGradeFigures({ ...read, scores, tilts, grade: comment.grade });
  return { language: '', figures, words: [], target, scores, read, fold, weight };
}

/** Half of the praise under five stars that the model of the fold has not seen. */
function everySecondTopPraise(fold: number) {
  return samples
    .filter((_, at) => at % FOLDS === fold)
    .filter(({ comment }) => comment.grade === 5 && comment.sentiment === 'PO')
    .filter((_, at) => at % 2 === 0);
}

function opinionOfGrade(grade: number): Opinion {
  if (grade === 3) return 'NE';
  return grade > 3 ? 'PO' : 'NG';
}

function roundedWeights({ words }: SoftmaxModel): Map<string, Map<number, number>> {
  return new Map(
    [...words]
      .map(([word, weights]): [string, number[]] => [
        word,
        [...weights].map((weight) => Math.round(weight * WORD_UNIT)),
      ])
      .filter(([, rounded]) => Math.max(...rounded.map(Math.abs)) >= SMALLEST_WEIGHT)
      .map(([word, rounded]) => [word, new Map(rounded.entries())]),
  );
}

function opinionScores(
  model: SoftmaxModel,
  sample: Pick<Sample, 'language' | 'figures' | 'words'>,
): OpinionScores {
  const [praise = 0, neutral = 0, complaint = 0] = scoreClasses(model, sample);
  return [praise, neutral, complaint];
}

/** The topics of a comment that are found and labelled, once with the grade and once, with less weight, without it. */
function sampleTopics(sample: (typeof graded)[number]) {
  const { scores, fold, read } = sample;
  const { comment, weight, language, text, measured, features } = read;
  const found = findTopicCandidates(text, language, measured);
  const mentions = chooseTopics(text, language, found, features, measured);
  const weights = topicWeights(mentions, measured, text);
  const withGrade = bestOpinion(opinionScores(gradeModel, sample));
  return [...weights].flatMap(([topic, own]) => {
    const target = OPINIONS.indexOf(comment.topicSentiments[topic] as Opinion);
    if (target < 0) return [];
    return [true, false].map((hasGrade) => ({
      language: '',
      figures: readTopicOpinionFigures({
        scores,
        grade: hasGrade ? comment.grade : null,
        opinion: hasGrade ? withGrade : bestOpinion(scores),
        weight: own,
        topics: weights.size,
        hasContrast: hasContrast(measured),
      }),
      words: [],
      target,
      weight: hasGrade ? weight : weight / 4,
      hasGrade,
      fold,
    }));
  });
}

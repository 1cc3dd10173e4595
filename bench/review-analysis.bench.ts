import { globSync, readFileSync } from 'node:fs';
import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { analyzeReview } from '#modules/communication/server/analysis/analyze-review.ts';
import { ANALYSED_LENGTH } from '#modules/communication/server/analysis/tokenize.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';

interface LabelledReview {
  id: string;
  language: string;
  grade: number;
  comment: string;
  sentiment: string;
  topics: string[];
  topicSentiments: Record<string, string>;
}
interface Scores {
  reviews: number;
  sentiment: number;
  words: number;
  language: number;
  topics: number;
  topicSentiment: number;
  precision: number;
  recall: number;
}
type Figure = 'sentiment' | 'words' | 'language' | 'topics' | 'topicSentiment';

const LIMITS: readonly (readonly [Figure, string, number])[] = [
  ['sentiment', 'sentiment from words and grade', 95],
  ['words', 'sentiment from words alone', 80],
  ['language', 'language', 96],
  ['topics', 'topics, F1', 80],
  ['topicSentiment', 'sentiment of topics', 85],
];
/** Maximum points that a language may be below the mean of all. */
const SPREAD = 8;
const ROUNDS = 5;

/** Compares the analysis with labelled reviews: those of the repository, or those of the file in REVIEWS. */
const reviewAnalysis: Bench = async () => {
  const file = process.env.REVIEWS;
  const reviews = readReviews(file ?? 'bench/reviews/labelled/*.json');
  const { all, understood } = printScores(file ?? 'labelled reviews', reviews);
  const perSecond = measureSpeed(reviews);
  process.stdout.write(`  ${perSecond.toFixed(0)} analyses a second\n`);
  const measurements = LIMITS.flatMap(([figure, name, atLeast]): Measurement[] => {
    const lowest = Math.min(...understood.map(({ scores }) => scores[figure]));
    return [
      { name: `reviews: ${name}`, value: all[figure], unit: '%', limit: { atLeast } },
      {
        name: `reviews: ${name}, weakest language`,
        value: lowest,
        unit: '%',
        limit: { atLeast: all[figure] - SPREAD },
      },
    ];
  });
  return [
    ...measurements,
    { name: 'reviews analysed', value: perSecond, unit: '/s', limit: { atLeast: 2000 } },
    {
      name: 'longest comment that is read, 10,000 characters',
      value: measureLongest(reviews),
      unit: 'ms',
      limit: { atMost: 20 },
    },
  ];
};

function readReviews(pattern: string): LabelledReview[] {
  const reviews = globSync(pattern)
    .sort()
    .flatMap((path): LabelledReview[] => JSON.parse(readFileSync(path, 'utf8')));
  if (reviews.length === 0) throw new Error(`no reviews in ${pattern}`);
  return reviews;
}

function printScores(name: string, reviews: readonly LabelledReview[]) {
  process.stdout.write(`  ${name}\n`);
  const all = score(reviews);
  print('all', all);
  const byLanguage = [...Map.groupBy(reviews, ({ language }) => language)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([language, part]) => ({ language, scores: score(part) }));
  for (const { language, scores } of byLanguage) print(language, scores);
  // Other languages count in the whole but have short lists only, so they are not held to the spread.
  const understood = byLanguage.filter(({ language }) => language !== 'other');
  print('the six languages', score(reviews.filter(({ language }) => language !== 'other')));
  printTopics(reviews);
  printAgainstGrade(reviews);
  return { all, understood };
}

function score(reviews: readonly LabelledReview[]): Scores {
  const counts = {
    sentiment: 0,
    words: 0,
    language: 0,
    found: 0,
    labelled: 0,
    right: 0,
    sameSentiment: 0,
  };
  for (const review of reviews) {
    const { language, sentiment, sentimentOfWords, topics } = analyzeReview(review);
    counts.language += Number((language ?? review.language) === review.language);
    counts.sentiment += Number(sentiment === review.sentiment);
    counts.words += Number(sentimentOfWords === review.sentiment);
    counts.found += topics.length;
    counts.labelled += review.topics.length;
    for (const topic of topics) {
      if (!review.topics.includes(topic.topic)) continue;
      counts.right += 1;
      counts.sameSentiment += Number(topic.sentiment === review.topicSentiments[topic.topic]);
    }
  }
  const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
  const precision = percent(counts.right, counts.found);
  const recall = percent(counts.right, counts.labelled);
  return {
    reviews: reviews.length,
    sentiment: percent(counts.sentiment, reviews.length),
    words: percent(counts.words, reviews.length),
    language: percent(counts.language, reviews.length),
    precision,
    recall,
    topics: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    topicSentiment: percent(counts.sameSentiment, counts.right),
  };
}

function print(name: string, scores: Scores): void {
  const figures = [
    `words and grade ${scores.sentiment.toFixed(1)}`,
    `words alone ${scores.words.toFixed(1)}`,
    `language ${scores.language.toFixed(1)}`,
    `topics precision ${scores.precision.toFixed(1)} recall ${scores.recall.toFixed(1)} F1 ${scores.topics.toFixed(1)}`,
    `sentiment of topics ${scores.topicSentiment.toFixed(1)}`,
  ];
  process.stdout.write(`  ${name} (${scores.reviews}): ${figures.join(', ')}\n`);
}

/** Percentage of reviews in another data set whose sentiment the grade alone predicts correctly. */
const GRADE_ALONE_ELSEWHERE = 92.5;

/**
 * Prints how much text plus grade improves on the grade alone, and the estimate for a data set whose grades mislead
 * less often.
 */
function printAgainstGrade(reviews: readonly LabelledReview[]): void {
  const evaluated = reviews.map((review) => ({
    gradeIsRight: sentimentOfGrade(review.grade) === review.sentiment,
    isRight: analyzeReview(review).sentiment === review.sentiment,
  }));
  const share = (part: typeof evaluated, of: 'gradeIsRight' | 'isRight') =>
    (100 * part.filter((each) => each[of]).length) / Math.max(1, part.length);
  const gradeAlone = share(evaluated, 'gradeIsRight');
  const agreeing = share(
    evaluated.filter(({ gradeIsRight }) => gradeIsRight),
    'isRight',
  );
  const misled = share(
    evaluated.filter(({ gradeIsRight }) => !gradeIsRight),
    'isRight',
  );
  const elsewhere =
    (GRADE_ALONE_ELSEWHERE * agreeing + (100 - GRADE_ALONE_ELSEWHERE) * misled) / 100;
  process.stdout.write(
    `  grade alone ${gradeAlone.toFixed(1)}; words and grade: ${agreeing.toFixed(1)} where it is right, ${misled.toFixed(1)} where it is wrong; ` +
      `with grades that are right in ${GRADE_ALONE_ELSEWHERE} this would be ${elsewhere.toFixed(1)}\n`,
  );
}

function sentimentOfGrade(grade: number): string {
  if (grade === 3) return 'NE';
  return grade > 3 ? 'PO' : 'NG';
}

/** Precision and recall of topics. */
function printTopics(reviews: readonly LabelledReview[]): void {
  const counts = new Map(
    REVIEW_TOPICS.map((topic) => [topic, { found: 0, labelled: 0, right: 0 }]),
  );
  for (const review of reviews) {
    const found = new Set(analyzeReview(review).topics.map(({ topic }) => topic));
    for (const [topic, count] of counts) {
      const isLabelled = review.topics.includes(topic);
      count.found += Number(found.has(topic));
      count.labelled += Number(isLabelled);
      count.right += Number(isLabelled && found.has(topic));
    }
  }
  for (const [topic, { found, labelled, right }] of counts) {
    const share = (whole: number) => (whole === 0 ? '–' : ((100 * right) / whole).toFixed(0));
    process.stdout.write(
      `  ${topic} (${labelled}): precision ${share(found)} recall ${share(labelled)}\n`,
    );
  }
}

function measureSpeed(reviews: readonly LabelledReview[]): number {
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const review of reviews) analyzeReview(review);
  return (1000 * ROUNDS * reviews.length) / (performance.now() - began);
}

/** Median over the six languages: comments joined to the length that is read, without marks that end a clause. */
function measureLongest(reviews: readonly LabelledReview[]): number {
  const times = [...Map.groupBy(reviews, ({ language }) => language)]
    .filter(([language]) => language !== 'other')
    .map(([, part]) => {
      const comment = part.map((review) => review.comment).join(' ');
      const long = comment.replaceAll(/[.,;:!?]/g, ' ').padEnd(ANALYSED_LENGTH, comment);
      const began = performance.now();
      analyzeReview({ comment: long, grade: 3 });
      return performance.now() - began;
    })
    .sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

export default reviewAnalysis;

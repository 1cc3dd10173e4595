import { expect, test } from 'vitest';
import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import { analyzeReview } from './analyze-review.ts';
import { ANALYSED_LANGUAGES } from './language-lists.ts';
import { readDevelopmentComments } from './testing/read-development-comments.ts';

const analysed = readDevelopmentComments().map((labelled) => ({
  labelled,
  found: analyzeReview(labelled),
}));
type Analysed = (typeof analysed)[number];

function share(language: string, isRight: (one: Analysed) => boolean): number {
  const own = analysed.filter(({ labelled }) => labelled.language === language);
  return own.filter(isRight).length / own.length;
}

test.for(ANALYSED_LANGUAGES)('%s: language and sentiment are recognised [REV-03]', (language) => {
  const own = analysed.filter(({ labelled }) => labelled.language === language);
  expect(own.length).toBeGreaterThanOrEqual(150);
  const isLanguage = ({ found }: Analysed) => (found.language ?? language) === language;
  const isMeant = ({ found, labelled }: Analysed) => found.sentiment === labelled.sentiment;
  expect(share(language, isLanguage)).toBeGreaterThanOrEqual(0.97);
  expect(share(language, isMeant)).toBeGreaterThanOrEqual(0.95);
});

test.for(ANALYSED_LANGUAGES)('%s: sentiment is read from the text alone [REV-03]', (language) => {
  const isRead = ({ found, labelled }: Analysed) => found.sentimentOfWords === labelled.sentiment;
  expect(share(language, isRead)).toBeGreaterThanOrEqual(0.8);
});

test.for(ANALYSED_LANGUAGES)('%s: topics and their sentiment are found [REV-08]', (language) => {
  const own = analysed.filter(({ labelled }) => labelled.language === language);
  let right = 0;
  let sameSentiment = 0;
  for (const { labelled, found } of own)
    for (const { topic, sentiment } of found.topics) {
      if (!labelled.topics.includes(topic)) continue;
      right += 1;
      sameSentiment += Number(labelled.topicSentiments[topic] === sentiment);
    }
  const found = own.reduce((sum, one) => sum + one.found.topics.length, 0);
  const labelled = own.reduce((sum, one) => sum + one.labelled.topics.length, 0);
  expect((2 * right) / (found + labelled)).toBeGreaterThanOrEqual(0.83);
  expect(sameSentiment / right).toBeGreaterThanOrEqual(0.93);
  for (const topic of REVIEW_TOPICS)
    expect(own.filter((one) => one.labelled.topics.includes(topic)).length).toBeGreaterThan(1);
});

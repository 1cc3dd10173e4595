import { expect, test } from 'vitest';
import { REVIEW_TOPICS } from '#modules/communication/contract/review-topics.ts';
import { analyzeReview } from './analyze-review.ts';
import { ANALYSED_LANGUAGES } from './language-lists.ts';
import { readDevelopmentSentences } from './testing/read-development-sentences.ts';

const sentences = readDevelopmentSentences();

test.for(ANALYSED_LANGUAGES)('%s: language and sentiment are recognised [REV-03]', (language) => {
  const own = sentences.filter((sentence) => sentence.language === language);
  expect(own.length).toBeGreaterThanOrEqual(40);
  const wrong = own.filter((sentence) => {
    const found = analyzeReview(sentence);
    return found.language !== language || found.sentiment !== sentence.sentiment;
  });
  expect(wrong.map(({ comment }) => comment)).toEqual([]);
});

test.for(ANALYSED_LANGUAGES)('%s: sentiment is read from words alone [REV-03]', (language) => {
  const own = sentences.filter((sentence) => sentence.language === language);
  const right = own.filter((one) => analyzeReview(one).sentimentOfWords === one.sentimentOfWords);
  expect(right.length / own.length).toBeGreaterThanOrEqual(0.95);
});

test.for(ANALYSED_LANGUAGES)('%s: each topic is found in two sentences [REV-08]', (language) => {
  const own = sentences.filter((sentence) => sentence.language === language);
  for (const topic of REVIEW_TOPICS) {
    const about = own.filter(({ topics }) => topics.includes(topic));
    expect(about.length, topic).toBeGreaterThanOrEqual(2);
    for (const sentence of about)
      expect(
        analyzeReview(sentence).topics.map((found) => found.topic),
        sentence.comment,
      ).toContain(topic);
  }
});

test('topics get the sentiment of their clause [REV-08]', () => {
  let right = 0;
  let all = 0;
  for (const sentence of sentences)
    for (const { topic, sentiment } of analyzeReview(sentence).topics) {
      if (!sentence.topics.includes(topic)) continue;
      all += 1;
      right += Number(sentence.topicSentiments[topic] === sentiment);
    }
  expect(right / all).toBeGreaterThan(0.97);
});

import { REVIEW_TOPICS } from '#modules/communication/contract/reviews/review.ts';
import {
  type AnalysedReview,
  DEFAULT_REPLY_SETTINGS,
  REPLY_LANGUAGES,
  type TopicSentiment,
} from '#modules/communication/server/writing/reply-input.ts';
import { writeReply } from '#modules/communication/server/writing/write-reply.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { median } from './load/percentiles.ts';

const REPLIES = 1_000;
const ROUNDS = 7;
const RECENT = 20;
const facts = {
  shop: 'Maison Aubrac Lyon',
  brand: 'Maison Aubrac',
  hours: '9:00–19:00',
  form: 'https://ma.example/contact',
};

/** Replies in six languages with up to four topics, each compared with the last 20 of its location. */
const replyWriter: Bench = async () => {
  const rates: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const recent: string[] = [];
    const began = performance.now();
    for (let at = 0; at < REPLIES; at += 1) {
      const seed = round * REPLIES + at;
      const { text } = writeReply(reviewAt(at), DEFAULT_REPLY_SETTINGS, facts, recent, seed);
      recent.push(text);
      if (recent.length > RECENT) recent.shift();
    }
    if (round >= 0) rates.push((1_000 * REPLIES) / (performance.now() - began));
  }
  return [
    {
      name: 'replies written by the embedded writer',
      value: median(rates),
      unit: '/s',
      limit: { atLeast: 1_000 },
    },
  ];
};

function reviewAt(at: number): AnalysedReview {
  const grade = ((at % 5) + 1) as AnalysedReview['grade'];
  const sentiment: TopicSentiment = grade >= 4 ? 'PO' : grade === 3 ? 'NE' : 'NG';
  const topics = REVIEW_TOPICS.slice(at % 10, (at % 10) + (at % 5)).map((topic, place) => ({
    topic,
    sentiment: (place === 2 ? 'NG' : sentiment) as TopicSentiment,
  }));
  const language = REPLY_LANGUAGES[at % REPLY_LANGUAGES.length] ?? 'en';
  return { comment: 'text', grade, language, username: 'Julien P.', sentiment, topics };
}

export default replyWriter;

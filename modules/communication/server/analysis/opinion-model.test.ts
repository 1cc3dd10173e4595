import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyzeReview } from './analyze-review.ts';
import { ANALYSED_LANGUAGES } from './language-lists.ts';
import { measureSentiment } from './measure-sentiment.ts';
import { readOpinionFeatures } from './opinion-features.ts';
import { scoreOpinions } from './opinion-model.ts';
import { tokenize } from './tokenize.ts';

test('weights of a language stay small enough to load in one step [REV-08]', () => {
  for (const language of ANALYSED_LANGUAGES)
    for (const folder of ['opinion-weights', 'topic-weights'])
      expect(statSync(new URL(`${folder}/${language}.data.ts`, import.meta.url)).size).toBeLessThan(
        700_000,
      );
});

test('a comment is judged the same each time, whatever was read before [REV-03]', () => {
  const comment = 'Nobody answered the phone for three weeks, then they sent the wrong lamp.';
  const first = analyzeReview({ comment, grade: 2 });
  analyzeReview({ comment: 'Sehr netter Laden', grade: 5 });
  expect(analyzeReview({ comment, grade: 2 })).toEqual(first);
});

test('the grade decides a mixed comment, and a clear text overrules the grade [REV-03]', () => {
  const mixed = 'Friendly staff but slow and expensive';
  const sentiments = [1, 5].map((grade) => analyzeReview({ comment: mixed, grade }).sentiment);
  expect(sentiments).toEqual(['NG', 'PO']);
  const blame = 'Rude, filthy and a rip-off. Avoid this horrible place, never again.';
  expect(analyzeReview({ comment: blame, grade: 5 }).sentiment).toBe('NG');
});

test('a comment in a language without trained weights still gets a sentiment from its text [REV-03]', () => {
  const read = (comment: string) => analyzeReview({ comment, grade: null }).sentimentOfWords;
  expect(read('Slechte service, nooit meer, onvriendelijk personeel')).toBe('NG');
  expect(read('Heel vriendelijk personeel en snelle levering')).toBe('PO');
});

test('words change the scores of a comment only in a language with trained weights [REV-03]', () => {
  const text = tokenize('Rude, filthy and a rip-off. Avoid this horrible place, never again.');
  const features = readOpinionFeatures(text, measureSentiment(text, 'en'), 'en');
  const onlyFigures = { ...features, words: [] };
  const byFigures = scoreOpinions(onlyFigures, 'en').scores;
  expect(scoreOpinions(features, 'en').scores).not.toEqual(byFigures);
  for (const untrained of ['nl', null])
    expect(scoreOpinions(features, untrained)).toEqual({ scores: byFigures, tilts: [] });
  const noFigures = { ...onlyFigures, figures: features.figures.map(() => 0) };
  expect(scoreOpinions(noFigures, 'nl').scores).not.toEqual(byFigures);
});

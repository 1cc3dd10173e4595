import { expect, test } from 'vitest';
import { REVIEW_RISKS } from '#modules/communication/contract/reviews/review.ts';
import { analyzeReview } from './analyze-review.ts';
import { ANALYSED_LANGUAGES } from './language-lists.ts';
import { riskComments } from './testing/risk-comments.data.ts';

const comments = ANALYSED_LANGUAGES.flatMap((language) =>
  riskComments[language]
    .trim()
    .split('\n')
    .map((line) => {
      const bar = line.indexOf(' | ');
      const [sign, risk = ''] = line.slice(0, bar).split(' ');
      return { language, isRisk: sign === '+', risk, comment: line.slice(bar + 3) };
    }),
);
const risksOf = (comment: string, grade: number) =>
  analyzeReview({ comment, grade }).risks.map(({ risk }) => risk);

test.for(ANALYSED_LANGUAGES)('%s: each kind of risk is found [REV-06]', (language) => {
  for (const risk of REVIEW_RISKS) {
    const own = comments.filter((one) => one.language === language && one.risk === risk);
    expect(own.filter(({ isRisk }) => isRisk).length, risk).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ isRisk }) => !isRisk).length, risk).toBeGreaterThanOrEqual(4);
    for (const { comment } of own.filter(({ isRisk }) => isRisk))
      expect(risksOf(comment, 1), comment).toContain(risk);
  }
});

test.for(ANALYSED_LANGUAGES)('%s: figures of speech are no risks [REV-06]', (language) => {
  const own = comments.filter((one) => one.language === language && !one.isRisk);
  const alarms = own.filter(({ comment }) => risksOf(comment, 5).length > 0);
  expect(alarms.map(({ comment }) => comment)).toEqual([]);
});

test('telephone numbers and mail addresses are personal data in any language [REV-06]', () => {
  expect(risksOf('Zadzwońcie do mnie: 512 345 678', 2)).toContain('personal-data');
  expect(risksOf('Write to jane@example.org', 2)).toContain('personal-data');
  expect(risksOf('0151 23456789', 2)).toContain('personal-data');
  expect(risksOf('Bought in 2019 for 45 euros, 10 out of 10', 5)).toEqual([]);
});

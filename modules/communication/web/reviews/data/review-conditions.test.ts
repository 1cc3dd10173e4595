import { expect, test } from 'vitest';
import {
  OPEN_STATUSES,
  readReviewSearch,
  toReviewConditions,
  toReviewSearch,
} from './review-search.ts';

const today = '2026-11-17';

test('the chips of the filter bar and the address represent the same filters [REV-02]', () => {
  const search = readReviewSearch(
    '?q=pfanne&origins=GMB,GATOREVIEWS&grades=1&from=2026-11-01&to=2026-11-15&with_comment=false&topics=delivery',
  );
  const conditions = toReviewConditions(search, today);
  expect(conditions.map(({ field }) => field)).toEqual([
    'origins',
    'grades',
    'topics',
    'period',
    'with_comment',
  ]);
  expect(toReviewSearch(conditions, search, today)).toEqual({
    statuses: ['ready'],
    filters: search.filters,
  });
});

test('a named period is written as its days, so that the calls understand it [REV-02]', () => {
  const { filters } = toReviewSearch(
    [{ field: 'period', kind: 'date', operator: 'within', value: 'last-month' }],
    readReviewSearch(''),
    today,
  );
  expect(filters).toEqual({ from: '2026-10-01', to: '2026-10-31' });
});

test('several statuses are a chip; without it the first tab is shown [REV-03]', () => {
  const open = { statuses: OPEN_STATUSES, filters: {} };
  const [chip] = toReviewConditions(open, today);
  expect(chip).toMatchObject({ field: 'response_status', value: OPEN_STATUSES });
  expect(toReviewSearch(toReviewConditions(open, today), open, today)).toEqual(open);
  expect(toReviewSearch([], open, today).statuses).toEqual(['ready']);
  const sent = readReviewSearch('?response_status=sent');
  expect(toReviewSearch([], sent, today).statuses).toEqual(['sent']);
});

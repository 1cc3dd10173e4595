import { expect, test } from 'vitest';
import {
  changeReviewSearch,
  OPEN_STATUSES,
  readReviewSearch,
  reviewListQuery,
  sendableFilters,
  writeReviewSearch,
} from './review-search.ts';

const review = '0190b5a0-0000-7000-8000-000000000001';
const written =
  '?response_status=manual&q=pfanne&origins=GMB&grades=1,2&from=2026-11-01&to=2026-11-15&with_comment=true' +
  `&sentiments=NG&topics=delivery&locales=de,other&risks=injury&sort=-score&page=3&review=${review}`;

test('filters, tab, sort, page and the open review are in the address and come back the same [REV-02]', () => {
  const search = readReviewSearch(written);
  expect(new URLSearchParams(writeReviewSearch(search)).toString()).toBe(
    new URLSearchParams(written).toString(),
  );
  expect(reviewListQuery(search)).toMatchObject({
    response_status: 'manual',
    grades: '1,2',
    with_comment: 'true',
    sort: '-score',
    page: '3',
  });
});

test('invalid search parameters are left out of the query [REV-02]', () => {
  const search = readReviewSearch(
    '?response_status=lost&grades=1,9&shops=norge&from=yesterday&with_comment=maybe&sort=name&page=-2&review=7',
  );
  expect(writeReviewSearch(search)).toBe('');
  expect(search).toMatchObject({ statuses: ['ready'], sort: '-date', page: 1, filters: {} });
});

test('another question begins with its first page and opens no review', () => {
  const search = readReviewSearch(written);
  expect(changeReviewSearch(search, { statuses: OPEN_STATUSES })).toMatchObject({
    page: 1,
    review: undefined,
    filters: search.filters,
  });
  expect(changeReviewSearch(search, { review: undefined })).toMatchObject({ page: 3 });
  expect(changeReviewSearch(search, { page: 4 })).toMatchObject({ page: 4, review: undefined });
});

test('bulk sending covers the shown reviews of sources that accept replies [REV-05]', () => {
  const only = (wanted: string) => (origin: string) => origin === wanted;
  expect(sendableFilters({ grades: '5' }, () => true)).toEqual({ grades: '5' });
  expect(sendableFilters({ grades: '5' }, only('GMB'))).toEqual({ grades: '5', origins: 'GMB' });
  expect(sendableFilters({ origins: 'GMB' }, only('GMB'))).toEqual({ origins: 'GMB' });
  expect(sendableFilters({ origins: 'GATOREVIEWS' }, only('GMB'))).toBeUndefined();
});

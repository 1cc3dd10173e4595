import { ROLES } from '#platform/contract/role.ts';
import { cutText } from '#platform/contract/text/storable-text.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { readReviewIds } from './list-reviews.ts';
import { reviewFits } from './review-filter-sql.ts';
import { readReviewRows } from './review-rows.ts';

const META_LENGTH = 120;

/** Finds reviews by words of the author's name or comment, for the header search. */
export const searchReviews: SearchSource = {
  menu: 'communication/reviews',
  roles: ROLES,
  async search({ words, limit, db, app, clientId }) {
    const filter = { q: words };
    const fits = await reviewFits({ db, app }, { clientId, timeZone: 'UTC' }, filter);
    const query = { filter, sort: '-date', page: 1, size: limit } as const;
    const { ids, total } = await readReviewIds({ db }, fits, query);
    const reviews = await readReviewRows({ db, app }, clientId, ids);
    return {
      total,
      hits: reviews.map(({ id, username, grade, comment, location }) => ({
        id,
        path: `communication/reviews?review=${id}`,
        title: username || location?.name || '★'.repeat(grade),
        meta: cutText(comment, META_LENGTH),
      })),
    };
  },
};

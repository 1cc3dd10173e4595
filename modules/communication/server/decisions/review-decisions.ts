import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { answerReviews } from '#modules/communication/contract/permissions.ts';
import { REVIEW_RISKS, type ReviewStatus } from '#modules/communication/contract/reviews/review.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import { countUpTo } from '#platform/server/decisions/decision-source.ts';
import type { DecisionSource } from '#platform/server/module-parts.ts';
import { OPEN_STATUSES } from '../reviews/review-figures.ts';
import type { Context } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';

const SCREEN = 'communication/reviews';

/** Reviews that wait for a user, by the required action [BEY-09]. */
export const reviewDecisions: readonly DecisionSource[] = [
  reviews('communication:decision.risk', {
    isUrgent: true,
    path: `${SCREEN}?response_status=${OPEN_STATUSES.join(',')}&risks=${REVIEW_RISKS.join(',')}`,
    fits: sql`review.status = any (${[...OPEN_STATUSES]}::text[]) and review.risks <> '{}'`,
  }),
  reviews('communication:decision.failed', { isUrgent: true, ...inStatus('failed') }),
  reviews('communication:decision.approve', inStatus('ready')),
  reviews('communication:decision.manual', inStatus('manual')),
  reviews('communication:decision.reassess', inStatus('to_reassess')),
];

function inStatus(status: ReviewStatus) {
  return {
    path: `${SCREEN}?response_status=${status}`,
    fits: sql<SqlBool>`review.status = ${status}`,
  };
}

function reviews(
  text: string,
  { fits, ...given }: Pick<DecisionSource, 'isUrgent' | 'path'> & { fits: RawBuilder<SqlBool> },
): DecisionSource {
  return {
    text,
    module: 'communication',
    may: answerReviews,
    ...given,
    async count({ db, limit, clientId, membership: { role } }) {
      if (!(await mayAnswer({ db }, clientId, role))) return 0;
      return countUpTo(
        { db, limit },
        {
          from: sql`communication.reviews as review`,
          fits: sql`review.client_id = ${clientId} and review.deleted_at is null and ${fits}`,
        },
      );
    },
  };
}

/** Users of locations may answer if the brand lets them [REV-05]. */
async function mayAnswer(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  role: Role,
): Promise<boolean> {
  if (!isBoundToLocations(role)) return true;
  return (await readSettings({ db }, clientId)).settings.locationsMayAnswer;
}

import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';
import {
  countRulesCall,
  countSegmentCall,
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import { exportContacts } from '#modules/profile-hub/contract/permissions.ts';
import { segmentIsLive } from '#modules/profile-hub/contract/segment.ts';
import {
  changeMembersCall,
  createSegmentCall,
  deleteSegmentCall,
  duplicateSegmentCall,
  getSegmentCall,
  getSegmentUsesCall,
  listSegmentsCall,
  restoreSegmentCall,
  updateSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import { holds } from '#platform/contract/permission.ts';
import { areMoreThan, chosenBatches } from '#platform/server/lists/chosen-records.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { chosenContacts } from './contact-filter-sql.ts';
import { countRules, countSegment, countSegments } from './count-segment.ts';
import { deleteSegment, restoreSegment } from './delete-segment.ts';
import { duplicateSegment } from './duplicate-segment.ts';
import { listSegments, readSegment, readUsedSegment, type SegmentReader } from './list-segments.ts';
import { readSegmentUses } from './read-segment-uses.ts';
import { ruleContext } from './rule-context.ts';
import { ruleFields } from './rule-fields.ts';
import { createSegment, requireVisible, updateSegment, writeMembers } from './save-segment.ts';
import { changeManyMembers } from './segments.job.ts';

const TITLES = {
  add: 'profile-hub:segment.jobAdd',
  remove: 'profile-hub:segment.jobRemove',
} as const;

function readerOf({ clientId, brandId }: Membership, { userId }: Principal): SegmentReader {
  return { clientId, brandId, userId };
}

const listSegmentsRoute = route(listSegmentsCall, ({ db, membership, principal, query }) =>
  listSegments({ db }, readerOf(membership, principal), query),
);

const getSegmentRoute = route(getSegmentCall, ({ db, membership, principal, params }) =>
  readUsedSegment({ db }, readerOf(membership, principal), params.id),
);

const getSegmentUsesRoute = route(
  getSegmentUsesCall,
  ({ db, membership, principal, params: { id } }) =>
    readSegmentUses({ db }, readerOf(membership, principal), {
      id,
      mayExport: holds(exportContacts, membership),
    }),
);

const createSegmentRoute = route(
  createSegmentCall,
  async ({ db, app, membership, principal, body: { brandId: _, ...given } }) => {
    const reader = readerOf(membership, principal);
    return readSegment({ db }, reader, await createSegment({ db, app }, reader, given));
  },
);

const updateSegmentRoute = route(
  updateSegmentCall,
  async ({ db, app, membership, principal, params: { id }, body: { brandId: _, ...changes } }) => {
    const reader = readerOf(membership, principal);
    await updateSegment({ db, app }, { ...reader, id }, changes);
    return readSegment({ db }, reader, id);
  },
);

const deleteSegmentRoute = route(
  deleteSegmentCall,
  async ({ db, membership, principal, params: { id } }) => {
    await deleteSegment({ db }, { ...readerOf(membership, principal), id });
    return null;
  },
);

const restoreSegmentRoute = route(
  restoreSegmentCall,
  async ({ db, membership, principal, params: { id } }) => {
    const reader = readerOf(membership, principal);
    await restoreSegment({ db }, { ...reader, id });
    return readSegment({ db }, reader, id);
  },
);

const duplicateSegmentRoute = route(
  duplicateSegmentCall,
  async ({ db, app, membership, principal, params: { id }, body: { name } }) => {
    const reader = readerOf(membership, principal);
    return readSegment({ db }, reader, await duplicateSegment({ db, app }, reader, { id, name }));
  },
);

const changeMembersRoute = route(
  changeMembersCall,
  ({ db, app, membership, principal, params: { id }, body: { action, which } }) =>
    changeMembers({ db, app }, { ...readerOf(membership, principal), id }, { action, which }),
);

interface MembersChange {
  action: 'add' | 'remove';
  which: WhichContacts;
}

/** Adds or removes selected contacts of a static segment; large selections are left to a job. */
async function changeMembers(
  { db, app }: Context,
  { clientId, userId, id }: { clientId: string; userId: string; id: string },
  change: MembersChange,
): Promise<{ changed: number; jobId: string | null }> {
  const segment = await requireVisible({ db }, { clientId, userId, id });
  if (segment.kind === 'live') throw segmentIsLive();
  const chosen = chosenContacts(change.which, await ruleContext({ db }, clientId));
  // Individually selected contacts are limited by the call.
  if (!('ids' in change.which) && (await areMoreThan({ db }, chosen, app.config.CHANGED_AT_ONCE))) {
    const title = { key: TITLES[change.action], params: { name: segment.name } };
    const input = { ...change, segmentId: id, userId };
    const jobId = await app.jobs.enqueue(db, changeManyMembers, input, {
      clientId,
      userId,
      title,
    });
    return { changed: 0, jobId };
  }
  let changed = 0;
  for await (const ids of chosenBatches({ db }, chosen))
    changed += await writeMembers({ db }, { clientId, id }, { action: change.action, ids });
  return { changed, jobId: null };
}

const countSegmentRoute = route(countSegmentCall, ({ db, membership, body }) =>
  countSegment({ db }, membership.clientId, body.rules),
);

const countRulesRoute = route(countRulesCall, ({ db, membership, body }) =>
  countRules({ db }, membership.clientId, body.rules),
);

const countSegmentsRoute = route(countSegmentsCall, async ({ db, membership, query }) => ({
  counts: await countSegments({ db }, membership.clientId, query.ids),
}));

const listRuleFieldsRoute = route(
  listRuleFieldsCall,
  async ({ db, app, membership, request, query }) => ({
    fields: await ruleFields(
      { db, app },
      { clientId: membership.clientId, locale: request.locale, segment: query.segment },
    ),
  }),
);

export const segmentsRoutes = [
  listSegmentsRoute,
  getSegmentRoute,
  getSegmentUsesRoute,
  createSegmentRoute,
  updateSegmentRoute,
  deleteSegmentRoute,
  restoreSegmentRoute,
  duplicateSegmentRoute,
  changeMembersRoute,
  countSegmentRoute,
  countRulesRoute,
  countSegmentsRoute,
  listRuleFieldsRoute,
];

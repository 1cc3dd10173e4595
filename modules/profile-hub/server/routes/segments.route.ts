import {
  countRulesCall,
  countSegmentCall,
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import {
  changeMembersCall,
  createSegmentCall,
  deleteSegmentCall,
  duplicateSegmentCall,
  getSegmentCall,
  listSegmentsCall,
  restoreSegmentCall,
  updateSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { route } from '../route.ts';
import { countRules, countSegments } from '../segments/count/count-rules.ts';
import { countSegment } from '../segments/count/count-segment.ts';
import { createSegment } from '../segments/create-segment.ts';
import { deleteSegment, restoreSegment } from '../segments/delete-segment.ts';
import { duplicateSegment } from '../segments/duplicate-segment.ts';
import { listSegments } from '../segments/list-segments.ts';
import { changeMembers } from '../segments/members/change-members.ts';
import { readSegment, readUsedSegment } from '../segments/read-segment.ts';
import { ruleFields } from '../segments/rule-fields.ts';
import type { SegmentReader } from '../segments/segment-row.ts';
import { updateSegment } from '../segments/update-segment.ts';

function readerOf({ clientId, brandId }: Membership, { userId }: Principal): SegmentReader {
  return { clientId, brandId, userId };
}

const listSegmentsRoute = route(listSegmentsCall, ({ db, membership, principal, query }) =>
  listSegments({ db }, readerOf(membership, principal), query),
);

const getSegmentRoute = route(getSegmentCall, ({ db, membership, principal, params }) =>
  readUsedSegment({ db }, readerOf(membership, principal), params.id),
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

export const segmentRoutes = [
  listSegmentsRoute,
  getSegmentRoute,
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

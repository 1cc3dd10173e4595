import { exportContacts } from '#modules/profile-hub/contract/permissions.ts';
import { getSegmentUsesCall } from '#modules/profile-hub/contract/segment-uses.ts';
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
import { holds } from '#platform/contract/permission.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { route } from '../route.ts';
import { createSegment } from '../segments/create-segment.ts';
import { deleteSegment, restoreSegment } from '../segments/delete-segment.ts';
import { duplicateSegment } from '../segments/duplicate-segment.ts';
import { listSegments } from '../segments/list-segments.ts';
import { changeMembers } from '../segments/members/change-members.ts';
import { readSegment, readUsedSegment } from '../segments/read-segment.ts';
import { readSegmentUses } from '../segments/read-segment-uses.ts';
import type { SegmentReader } from '../segments/segment-row.ts';
import { updateSegment } from '../segments/update-segment.ts';

function readerOf({ clientId, brandId }: Membership, { userId }: Principal): SegmentReader {
  return { clientId, brandId, userId };
}

export const listSegmentsRoute = route(listSegmentsCall, ({ db, membership, principal, query }) =>
  listSegments({ db }, readerOf(membership, principal), query),
);

export const getSegmentRoute = route(getSegmentCall, ({ db, membership, principal, params }) =>
  readUsedSegment({ db }, readerOf(membership, principal), params.id),
);

export const getSegmentUsesRoute = route(
  getSegmentUsesCall,
  ({ db, membership, principal, params: { id } }) =>
    readSegmentUses({ db }, readerOf(membership, principal), {
      id,
      mayExport: holds(exportContacts, membership),
    }),
);

export const createSegmentRoute = route(
  createSegmentCall,
  async ({ db, app, membership, principal, body: { brandId: _, ...given } }) => {
    const reader = readerOf(membership, principal);
    return readSegment({ db }, reader, await createSegment({ db, app }, reader, given));
  },
);

export const updateSegmentRoute = route(
  updateSegmentCall,
  async ({ db, app, membership, principal, params: { id }, body: { brandId: _, ...changes } }) => {
    const reader = readerOf(membership, principal);
    await updateSegment({ db, app }, { ...reader, id }, changes);
    return readSegment({ db }, reader, id);
  },
);

export const deleteSegmentRoute = route(
  deleteSegmentCall,
  async ({ db, membership, principal, params: { id } }) => {
    await deleteSegment({ db }, { ...readerOf(membership, principal), id });
    return null;
  },
);

export const restoreSegmentRoute = route(
  restoreSegmentCall,
  async ({ db, membership, principal, params: { id } }) => {
    const reader = readerOf(membership, principal);
    await restoreSegment({ db }, { ...reader, id });
    return readSegment({ db }, reader, id);
  },
);

export const duplicateSegmentRoute = route(
  duplicateSegmentCall,
  async ({ db, app, membership, principal, params: { id }, body: { name } }) => {
    const reader = readerOf(membership, principal);
    return readSegment({ db }, reader, await duplicateSegment({ db, app }, reader, { id, name }));
  },
);

export const changeMembersRoute = route(
  changeMembersCall,
  ({ db, app, membership, principal, params: { id }, body: { action, which } }) =>
    changeMembers({ db, app }, { ...readerOf(membership, principal), id }, { action, which }),
);

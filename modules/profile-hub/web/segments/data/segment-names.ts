import type { SegmentKind } from '#modules/profile-hub/contract/segment.ts';
import type { SegmentView, segmentList } from '#modules/profile-hub/contract/segment-list.ts';

export const KIND_NAMES = {
  live: 'profile-hub:segment.kindLive',
  static: 'profile-hub:segment.kindStatic',
} as const satisfies Record<SegmentKind, string>;

export const SEGMENT_VIEW_NAMES = {
  all: 'profile-hub:segment.viewAll',
  live: 'profile-hub:segment.kindLive',
  static: 'profile-hub:segment.kindStatic',
  temporary: 'profile-hub:segment.viewTemporary',
} as const satisfies Record<SegmentView, string>;

export const SEGMENT_FILTER_NAMES = {
  name: 'profile-hub:segment.name',
  kind: 'profile-hub:segment.kind',
  updated: 'profile-hub:segment.updated',
} as const satisfies Record<keyof typeof segmentList.fields, string>;

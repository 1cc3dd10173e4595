import type { BlockKind, BlockReason } from '#modules/profile-hub/contract/blocks/block.ts';
import type { BlockView, blockList } from '#modules/profile-hub/contract/blocks/block-list.ts';

export const REASON_NAMES = {
  withdrawn: 'profile-hub:block.reason.withdrawn',
  complained: 'profile-hub:block.reason.complained',
  bounced: 'profile-hub:block.reason.bounced',
  manual: 'profile-hub:block.reason.manual',
} as const satisfies Record<BlockReason, string>;

export const KIND_NAMES = {
  email: 'profile-hub:standard.email',
  phone: 'profile-hub:standard.phone',
} as const satisfies Record<BlockKind, string>;

export const VIEW_NAMES = {
  all: 'profile-hub:block.view.all',
  manual: 'profile-hub:block.reason.manual',
  erased: 'profile-hub:block.view.erased',
} as const satisfies Record<BlockView, string>;

export const FILTER_NAMES = {
  address: 'profile-hub:block.address',
  kind: 'profile-hub:block.kind',
  purpose: 'profile-hub:block.purpose',
  reason: 'profile-hub:block.reasonLabel',
  at: 'profile-hub:block.at',
} as const satisfies Record<keyof typeof blockList.fields, string>;

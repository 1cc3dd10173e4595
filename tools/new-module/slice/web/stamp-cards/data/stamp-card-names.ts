import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type {
  StampCardView,
  stampCardList,
} from '#modules/corner-shop/contract/stamp-card-list.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';

export const STAMP_CARD_LABELS = pickFieldPart(stampCardFields, 'label');

export const VIEW_NAMES = {
  all: 'corner-shop:view.all',
  active: 'corner-shop:view.active',
  inactive: 'corner-shop:view.inactive',
} as const satisfies Record<StampCardView, string>;

export const FILTER_NAMES = {
  ...STAMP_CARD_LABELS,
  updated: 'corner-shop:field.updatedAt',
} as const satisfies Record<keyof typeof stampCardList.fields, string>;

import { touchpointFields } from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import type { TouchpointValues } from './touchpoint-values.ts';

export const TOUCHPOINT_LABELS = {
  ...pickFieldPart(touchpointFields, 'label'),
  // Read on from the one to the other.
  started: 'touchpoints:detail.from',
  ended: 'touchpoints:detail.until',
  newSuffix: 'touchpoints:detail.newSuffix',
} as const satisfies Record<keyof TouchpointValues, string>;

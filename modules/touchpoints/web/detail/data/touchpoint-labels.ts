import type { TouchpointValues } from './touchpoint-values.ts';

export const TOUCHPOINT_LABELS = {
  description: 'touchpoints:detail.description',
  destUrl: 'touchpoints:detail.destination',
  configurationSlug: 'touchpoints:detail.configuration',
  additionalSuffixes: 'touchpoints:detail.suffixes',
  newSuffix: 'touchpoints:detail.newSuffix',
  started: 'touchpoints:detail.from',
  ended: 'touchpoints:detail.until',
  quantity: 'touchpoints:detail.quantity',
  fallbackUrl: 'touchpoints:detail.fallback',
  visitCap: 'touchpoints:detail.visitCap',
  digitalLink: 'touchpoints:detail.digitalLink',
  style: 'touchpoints:detail.look',
} as const satisfies Record<keyof TouchpointValues, string>;

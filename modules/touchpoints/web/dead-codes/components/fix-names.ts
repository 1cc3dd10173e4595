import type { FixDraft } from '../data/fix-draft.ts';

export const FIX_NAMES = {
  touchpoint: { label: 'touchpoints:dead.toTouchpoint', act: 'touchpoints:dead.actTouchpoint' },
  address: { label: 'touchpoints:dead.toAddress', act: 'touchpoints:dead.actAddress' },
  nothing: { label: 'touchpoints:dead.toNothing', act: 'touchpoints:dead.actNothing' },
} as const satisfies Record<FixDraft['to'], { label: string; act: string }>;

export const FIX_DONE = {
  touchpoint: 'touchpoints:dead.doneTouchpoint',
  address: 'touchpoints:dead.doneAddress',
  nothing: 'touchpoints:dead.doneNothing',
} as const satisfies Record<FixDraft['to'], string>;

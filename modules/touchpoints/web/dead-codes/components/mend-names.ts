import type { MendDraft } from '../data/mend-draft.ts';

export const MEND_NAMES = {
  touchpoint: { label: 'touchpoints:dead.toTouchpoint', act: 'touchpoints:dead.actTouchpoint' },
  address: { label: 'touchpoints:dead.toAddress', act: 'touchpoints:dead.actAddress' },
  nothing: { label: 'touchpoints:dead.toNothing', act: 'touchpoints:dead.actNothing' },
} as const satisfies Record<MendDraft['to'], { label: string; act: string }>;

export const MEND_DONE = {
  touchpoint: 'touchpoints:dead.doneTouchpoint',
  address: 'touchpoints:dead.doneAddress',
  nothing: 'touchpoints:dead.doneNothing',
} as const satisfies Record<MendDraft['to'], string>;

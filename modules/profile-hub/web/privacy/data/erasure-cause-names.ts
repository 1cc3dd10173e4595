import type { ErasureCause } from '#modules/profile-hub/contract/erasure.ts';
import type { TextKey } from '#platform/web/module/text-key.ts';

export const ERASURE_CAUSE_NAMES = {
  request: 'profile-hub:erase.causes.request',
  retention: 'profile-hub:erase.causes.retention',
  mistake: 'profile-hub:erase.causes.mistake',
  other: 'profile-hub:erase.causes.other',
} as const satisfies Record<ErasureCause, TextKey>;

import { use } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';

/** Where days begin on this screen: at the client whose it is, or in UTC where it shows several. */
export function useDayZone(): string {
  return use(CurrentClientContext)?.timeZone ?? DEFAULT_TIME_ZONE;
}

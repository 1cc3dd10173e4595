import { use } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';

/** Time zone of the days on this screen: the client's, or UTC where it shows several clients. */
export function useDayZone(): string {
  return use(CurrentClientContext)?.timeZone ?? DEFAULT_TIME_ZONE;
}

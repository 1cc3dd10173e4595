import type { JobKind } from '../job-kind.ts';

/** Jobs stand in lines that are paused together: `mail.deliver` and `mail.purge-outbox` in the one called mail. */
export function queueOfJob({ name, queue }: Pick<JobKind, 'name' | 'queue'>): string {
  return queue ?? name.split('.')[0] ?? name;
}

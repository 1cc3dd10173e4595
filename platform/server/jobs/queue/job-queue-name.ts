import type { JobKind } from '../job-kind.ts';

/** Queue of a job, which is paused as a whole: `mail.deliver` and `mail.purge-outbox` are in the queue `mail`. */
export function jobQueueName({ name, queue }: Pick<JobKind, 'name' | 'queue'>): string {
  return queue ?? name.split('.')[0] ?? name;
}

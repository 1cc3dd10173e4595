import type { NewNotification } from '../live/notifications.ts';
import type { JobRow } from './job-row.ts';
import type { JobOutcome } from './mounted-job.ts';

export type JobEnd =
  | { state: 'done'; outcome: JobOutcome }
  | { state: 'failed'; errorCode: string }
  | { state: 'cancelled' };

/** Notification for a job that has ended. None for a cancelled job, because its owner requested that. */
export function jobEndedNotification(row: JobRow, end: JobEnd): NewNotification | undefined {
  if (row.state === 'cancelled') return undefined;
  const about = {
    clientId: row.client_id,
    userIds: [row.user_id],
    title: { key: row.title_key, params: row.title_params },
  };
  if (end.state !== 'done') {
    return { ...about, kind: 'job-failed', body: { key: 'platform:job.failed', params: {} } };
  }
  const { title, body, actions } = end.outcome;
  return {
    ...about,
    kind: 'job-done',
    body: body ?? { key: 'platform:job.done', params: {} },
    ...(title && { title }),
    ...(actions && { actions }),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useJobs } from '#platform/web/live/use-jobs.ts';

/** The job that writes an import; undefined while jobs are being read, null where it ended too long ago to be listed. */
export function useImportJob(clientId: string, jobId: string | null) {
  const queries = useQueryClient();
  const { jobs, isRead, cancel } = useJobs(clientId);
  const job = jobs.find(({ id }) => id === jobId) ?? (isRead ? null : undefined);
  const isDone = job?.state === 'done';

  // Any list may show the imported records.
  useEffect(() => {
    if (isDone) void queries.invalidateQueries();
  }, [isDone, queries]);
  return { job, cancel };
}

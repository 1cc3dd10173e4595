import type { UseQueryResult } from '@tanstack/react-query';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { RegionError } from '#platform/web/feedback/note.tsx';

/** The error of a record of another module. A deleted one is none: its journey still has its own facts. */
export function CallFailed({ query }: { query: UseQueryResult<unknown> }) {
  const { error } = query;
  if (error === null || (error instanceof ProblemError && error.code === notFound.code))
    return null;
  return <RegionError error={error} onRetry={() => void query.refetch()} />;
}

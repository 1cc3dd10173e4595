import { moduleOpensElsewhere } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { ChunkError } from '#platform/web/module/load-chunk.ts';

export type ProblemKind = 'chunk' | 'closed' | 'elsewhere' | 'nothing' | 'failed';

const KIND_OF_STATUS: Readonly<Record<number, ProblemKind>> = { 403: 'closed', 404: 'nothing' };

/** Why a page cannot be shown. A retry does not help where access is denied or the page does not exist. */
export function problemKind(error: unknown): ProblemKind {
  if (error instanceof ChunkError) return 'chunk';
  if (error instanceof ProblemError && error.code === moduleOpensElsewhere.code) return 'elsewhere';
  return (error instanceof ProblemError && KIND_OF_STATUS[error.status]) || 'failed';
}

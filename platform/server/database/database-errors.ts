import type { Problem } from '#platform/contract/problem.ts';

/**
 * The connection was lost or timed out after `commit` was sent. The transaction may be committed or not, so code that
 * repeats the work must check first.
 */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super('the database did not say whether it kept the transaction', { cause });
    this.name = 'CommitUnanswered';
  }
}

const REFUSED_BY_A_CONSTRAINT = new Set(['23505', '23503']);

/**
 * Maps constraint violations to problems by constraint name. The database decides between concurrent writes, so no
 * prior check is needed.
 */
export async function constraintProblem<Result>(
  constraints: Readonly<Record<string, () => Problem>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    const problem = constraints[constraint];
    if (problem && REFUSED_BY_A_CONSTRAINT.has(code)) throw problem();
    throw error;
  }
}

/** The database restarts, fails over or is unreachable, so a retry may succeed. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  // The statement exceeded the caller's time limit.
  '57014',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
]);

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === 'ENOENT') return syscall === 'connect';
  if (code !== undefined && AWAY.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  );
}

/** The connection was lost after the statement was sent, so it may have been executed. */
export function isLostHalfway(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseUnavailable(error)) return false;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (syscall === 'connect') return false;
  return (
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    code?.startsWith('57P') === true ||
    error.message === 'Connection terminated unexpectedly'
  );
}

/** Error codes of a full disk, quota or database. Some S3-compatible stores use their own names. */
const STORAGE_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const STORAGE_FULL_NAMES = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if ((code !== undefined && STORAGE_FULL_CODES.has(code)) || STORAGE_FULL_NAMES.has(error.name))
    return true;
  if (error instanceof AggregateError) return error.errors.some(isStorageFull);
  return isStorageFull(error.cause);
}

const TRIES = 5;
const DEADLOCK = '40P01';

/** Repeats a whole transaction that PostgreSQL ended because of a deadlock; the other transaction has continued by then. */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || (error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}

/** PostgreSQL's error codes for NUL in text or JSON and for a lone surrogate in JSON. */
const REFUSED = new Set(['22021', '22P05']);

/**
 * Every endpoint validates text and reports the position of bad characters. If one does not, the database error is
 * still the caller's fault and not a server error.
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== undefined && REFUSED.has(code)) return true;
  return code === '22P02' && detail !== undefined && /surrogate/.test(detail);
}

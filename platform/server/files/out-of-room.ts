/** A disk, a quota, or a database whose disk is full; some stores that speak S3 have words of their own for it. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NAMES = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);

export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if ((code !== undefined && CODES.has(code)) || NAMES.has(error.name)) return true;
  if (error instanceof AggregateError) return error.errors.some(isOutOfRoom);
  return isOutOfRoom(error.cause);
}

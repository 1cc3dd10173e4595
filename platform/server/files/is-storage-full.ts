/** A full disk, quota or database disk. Some S3-compatible stores use their own error names. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NAMES = new Set(['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded']);

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  if ((code !== undefined && CODES.has(code)) || NAMES.has(error.name)) return true;
  if (error instanceof AggregateError) return error.errors.some(isStorageFull);
  return isStorageFull(error.cause);
}

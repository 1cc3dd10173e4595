/** The database restarts, fails over or cannot be reached: worth trying again, unlike a wrong query. */
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

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === 'ENOENT') return syscall === 'connect';
  if (code !== undefined && AWAY.has(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  );
}

/** The connection was lost after the statement was sent, so it may have been executed. */
export function isLostHalfway(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseAway(error)) return false;
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (syscall === 'connect') return false;
  return (
    code === 'ECONNRESET' ||
    code === 'EPIPE' ||
    code?.startsWith('57P') === true ||
    error.message === 'Connection terminated unexpectedly'
  );
}

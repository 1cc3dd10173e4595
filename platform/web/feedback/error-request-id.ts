/** Every problem the server answers carries the id that its log has too [ERR-02]; a broken connection has none. */
export function errorRequestId(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return undefined;
  return typeof error.requestId === 'string' ? error.requestId : undefined;
}

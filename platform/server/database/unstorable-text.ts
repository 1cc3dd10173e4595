/** NUL in text or JSON, or a lone surrogate in JSON: the database reports these codes. */
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

/** A NUL in a text or in JSON, a lone surrogate in JSON: the database says which with these and not with words. */
const REFUSED = new Set(['22021', '22P05']);

/**
 * Every door looks for characters that cannot be kept and says where they stand. Behind one that forgot to, what was sent
 * is still what is wrong, and not the house.
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== undefined && REFUSED.has(code)) return true;
  return code === '22P02' && detail !== undefined && /surrogate/.test(detail);
}

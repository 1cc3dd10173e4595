import { JSON_DEPTH_LIMIT } from '#platform/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { isStorableText } from '#platform/contract/text/storable-text.ts';

/** Looks through all that was sent for what no field may hold: characters that cannot be kept, nesting without end. */
export function walkInput(value: unknown, path: string, depth = 0): FieldError | undefined {
  if (typeof value === 'string') {
    return isStorableText(value) ? undefined : { field: path, code: 'characters' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= JSON_DEPTH_LIMIT)
    return { field: path, code: 'nesting', params: { limit: JSON_DEPTH_LIMIT } };
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return { field: path, code: 'characters' };
    const found = walkInput(inner, `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return undefined;
}

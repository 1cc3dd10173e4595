import { JSON_DEPTH_LIMIT } from '#platform/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { isStorableText, storableText } from '#platform/contract/text/storable-text.ts';

type Fault = Omit<FieldError, 'field'> & { at: string[] };

const UNFIT = { code: 'characters', at: [] };

/**
 * Looks through all that was sent for what no field may hold: characters that cannot be kept, nesting without end, more
 * values than any call asks for. It ends at the first such fault, before a schema is held against the input.
 */
export function walkInput(
  value: unknown,
  part: string,
  { values }: { values: number },
): FieldError | undefined {
  const found = walk(value, 0, { left: values, limit: values });
  if (!found) return undefined;
  const { at, ...fault } = found;
  return { field: [part, ...at].join('.'), ...fault };
}

/** The place is put together on the way back, where there is a fault, and not at every step for nothing. */
function walk(
  value: unknown,
  depth: number,
  count: { left: number; limit: number },
): Fault | undefined {
  count.left -= 1;
  if (count.left < 0) return { code: 'tooManyValues', params: { max: count.limit }, at: [] };
  if (typeof value === 'string') return isStorableText(value) ? undefined : UNFIT;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= JSON_DEPTH_LIMIT)
    return { code: 'nesting', params: { limit: JSON_DEPTH_LIMIT }, at: [] };
  for (const key in value) {
    if (!isStorableText(key)) return UNFIT;
    const found = walk((value as Record<string, unknown>)[key], depth + 1, count);
    if (found) return { ...found, at: [key, ...found.at] };
  }
  return undefined;
}

/**
 * Puts U+FFFD for every character of texts and names that cannot be stored, in the parsed body itself. It goes no deeper than
 * the walk that follows, which refuses what is deeper.
 */
export function replaceUnstorable(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth >= JSON_DEPTH_LIMIT) return;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    if (typeof field !== 'string') replaceUnstorable(field, depth + 1);
    const storable = typeof field === 'string' ? storableText(field) : field;
    if (!isStorableText(key)) delete fields[key];
    fields[storableText(key)] = storable;
  }
}

import { JSON_DEPTH_LIMIT } from '#platform/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { isStorableText, storableText } from '#platform/contract/text/storable-text.ts';

type Fault = Omit<FieldError, 'field'> & { at: string[] };

const UNFIT = { code: 'characters', at: [] };

/**
 * Searches the input for content that no field may hold: characters that cannot be stored, too deep nesting, too many
 * values. Stops at the first fault, before schema validation.
 */
export function findInputFault(
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
 * Replaces characters that cannot be stored by U+FFFD, in all strings and keys of the parsed body. It stops at the same
 * depth as the following walk, which rejects deeper input.
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

import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import {
  JSON_DEPTH_LIMIT,
  OPEN_BODY_LIMIT_BYTES,
  SIGNED_IN_BODY_LIMIT_BYTES,
} from '#platform/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { isStorableText, storableText } from '#platform/contract/text/text.ts';
import { fieldErrors, invalidInput } from '../problems/request-problems.ts';

const UNFIT = { code: 'characters', at: [] };

export type Part = 'params' | 'query' | 'headers' | 'body';

export interface CheckedParts {
  input: Record<Part, unknown>;
  errors: FieldError[];
}

export function nothingChecked(): CheckedParts {
  return {
    input: { params: undefined, query: undefined, headers: undefined, body: undefined },
    errors: [],
  };
}

/**
 * Validates parts of a request against the call's schemas and collects the errors. Input that no call accepts is
 * rejected immediately, because this reveals nothing about the call.
 */
export function checkInput(
  { call, bounds }: { call: CallDefinition; bounds: InputBounds },
  request: FastifyRequest,
  parts: readonly Part[],
  { input, errors }: CheckedParts,
): void {
  for (const part of parts) {
    const schema = call[part];
    if (!schema) continue;
    const given = request[part] ?? (part === 'body' ? {} : undefined);
    if (part === 'body' && call.foreignText) replaceUnstorable(given);
    const unfit = part === 'headers' ? undefined : findInputFault(given, part, bounds);
    if (unfit) throw invalidInput([unfit]);
    const checked = schema.safeParse(given);
    input[part] = checked.success ? checked.data : given;
    if (!checked.success) errors.push(...fieldErrors(part, checked.error, given));
  }
}

type Fault = Omit<FieldError, 'field'> & { at: string[] };

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

/** The path is built only after a fault was found, on the way back, to save work for valid input. */
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
function replaceUnstorable(value: unknown, depth = 0): void {
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

/** Minimum size of a named field. A body with more values than this allows is an attack on the parser. */
const BYTES_PER_VALUE = 32;

export interface InputBounds {
  bytes: number;
  /** Maximum number of values in one part of a request, including lists and objects. */
  values: number;
}

/** Input limits of a call: its own limit, else a small one for public calls and a larger one for signed-in users. */
export function inputBounds({ access, bodyBytes }: CallDefinition): InputBounds {
  const isOpen = access.kind === 'public' || access.kind === 'link';
  const bytes = bodyBytes ?? (isOpen ? OPEN_BODY_LIMIT_BYTES : SIGNED_IN_BODY_LIMIT_BYTES);
  return { bytes, values: valuesIn(bytes) };
}

export function valuesIn(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_VALUE);
}

import type { FastifyRequest } from 'fastify';
import type { CallDefinition } from '#platform/contract/call.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { fieldErrors } from '../problems/field-errors.ts';
import { invalidInput } from '../problems/invalid-input.ts';
import { findInputFault, replaceUnstorable } from './find-input-fault.ts';
import type { InputBounds } from './input-bounds.ts';

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

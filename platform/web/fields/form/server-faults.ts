import { type FieldError, fieldErrorSchema } from '#platform/contract/problem.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { WrongFields } from './wrong-fields.ts';

const PART = /^(?:body|query|params)\./;

/** Separates errors of a call: those of a form field are shown at the field, the rest elsewhere. */
export function serverFaults(
  error: unknown,
  hasField: (path: string) => boolean,
  within = '',
): { wrong: WrongFields; others: FieldError[] } {
  const wrong: WrongFields = {};
  const others: FieldError[] = [];
  for (const fault of faultsOf(error)) {
    const { field, ...rest } = fault;
    const sent = field.replace(PART, '');
    const path = sent.startsWith(within) ? sent.slice(within.length) : sent;
    if (hasField(path)) wrong[path] ??= { ...rest, ...moduleOf(error) };
    else others.push(fault);
  }
  return { wrong, others };
}

/** The module whose texts describe the error; a page may call another module than its own. */
function moduleOf(error: unknown): { module?: string } {
  return error instanceof ProblemError && error.module !== undefined
    ? { module: error.module }
    : {};
}

function faultsOf(error: unknown): FieldError[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  return fieldErrorSchema.array().safeParse(error.errors).data ?? [];
}

import type { z } from 'zod';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';
import { type FieldError, fieldErrorSchema } from '#platform/contract/problem.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';

export type WrongFields = Record<string, FieldFault & { module?: string }>;

/** Validates a form with the schema of its call, so that client and server agree. */
export function wrongFields(schema: z.ZodType, values: object): WrongFields {
  const checked = schema.safeParse(values);
  if (checked.success) return {};
  const wrong: WrongFields = {};
  for (const issue of checked.error.issues) {
    // Only the first error of a field is shown, because the others often follow from it.
    wrong[issue.path.join('.')] ??= withLength(faultAt(issue, values), valueAt(values, issue.path));
  }
  return wrong;
}

/** Adds the typed length, so that the message can show it next to the limit. */
function withLength(fault: FieldFault, typed: unknown): FieldFault {
  if (typeof typed !== 'string' || fault.params === undefined) return fault;
  return { ...fault, params: { ...fault.params, has: typed.length } };
}

function valueAt(values: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
}

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

/** Checks that a schema cannot express, by field, for example a repeated password. */
export type FormRules<Values> = {
  [Path in keyof Values & string]?: (values: Values) => FieldFault | undefined;
};

export function brokenRules<Values>(
  rules: FormRules<Values> | undefined,
  values: Values,
): WrongFields {
  const broken: WrongFields = {};
  for (const [path, rule] of Object.entries(rules ?? {})) {
    const fault = (rule as (values: Values) => FieldFault | undefined)(values);
    if (fault) broken[path] = fault;
  }
  return broken;
}

const CONTROLS = 'input, textarea, select, button';

/** The first one by position on the screen, not by order in the schema. */
export function focusFirstWrong(formId: string, wrongPaths: readonly string[]): void {
  const fields =
    document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  for (const field of fields) {
    if (!wrongPaths.includes(field.dataset.path ?? '')) continue;
    const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS);
    control?.focus();
    return;
  }
}

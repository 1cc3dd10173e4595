import { z } from 'zod';

/** A text that is translated when it is shown: its key and parameters. */
export const textReferenceSchema = z.object({
  /** With its namespace: `profile-hub:import.title`. */
  key: z.string().min(1).max(200),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TextReference = z.infer<typeof textReferenceSchema>;

const PROBLEM_CODE = /^[A-Z][A-Z0-9_]*$/;

/** `SUFFIX_TAKEN` becomes `suffixTaken`, as in the key `problem.suffixTaken`. */
function problemWord(code: string): string {
  return code.toLowerCase().replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** Text keys of a problem: the module of the call first, then the platform for problems of any call. */
export function problemKeys(code: string, module = 'platform'): string[] {
  return [...new Set([module, 'platform'])].map((owner) => `${owner}:problem.${problemWord(code)}`);
}

/** Text keys of a field error: a problem about the field, a rule of the module, or a rule of any field. */
export function faultKeys(code: string, module = 'platform'): string[] {
  if (PROBLEM_CODE.test(code)) return problemKeys(code, module);
  return [`${module}:fault.${code}`, `platform:field.${code}`];
}

/** Problems without a text: the web handles them itself, or only API clients receive them. */
export const PROBLEMS_WITHOUT_TEXT = new Set([
  'ACCESS_TOKEN_EXPIRED',
  'AUTHENTICATION_FAILED',
  'CROSS_SITE_REQUEST',
  'IMPORT_LINES_WRONG',
  'INVALID_REFRESH_TOKEN',
]);

/** Internal names that super admins see in the operations screens, by kind. */
export type OperationKind = 'record' | 'job' | 'queue' | 'mail';

/**
 * Text keys for an internal name, in the module that the name starts with: the job `directory.locations.import` uses
 * `directory:operations.job.locations.import`, the queue `directory` uses `directory:operations.queue.directory`. Names
 * without a module prefix belong to the platform.
 */
export function operationKeys(kind: OperationKind, name: string): [own: string, platform: string] {
  const [begin = '', ...rest] = name.split('.');
  return [
    `${ownerOf(begin)}:operations.${kind}.${rest.join('.') || begin}`,
    `platform:operations.${kind}.${name}`,
  ];
}

/**
 * Text keys of an audited column, in order of preference: a text for the audit log, the field's label
 * (`directory:field.postalCode`), the platform's text for common columns such as `created_at`.
 */
export function auditedFieldKeys(
  record: string,
  column: string,
): [own: string, label: string, platform: string] {
  const [begin = ''] = record.split('.');
  const owner = ownerOf(begin);
  const field = column.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  return [
    `${owner}:operations.field.${column}`,
    `${owner}:field.${field}`,
    `platform:operations.field.${column}`,
  ];
}

/** A database schema is the module name with underscores. */
function ownerOf(begin: string): string {
  return begin.replaceAll('_', '-');
}

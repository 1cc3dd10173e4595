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

/** A schema is the module with underscores. */
function ownerOf(begin: string): string {
  return begin.replaceAll('_', '-');
}

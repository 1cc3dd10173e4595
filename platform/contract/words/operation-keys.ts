/** What a super admin reads about the inside of every module, by names that the code gave. */
export type OperationKind = 'record' | 'job' | 'queue' | 'mail';

/**
 * The words stand with the module that the name begins with: `directory.locations.import` has those of
 * `directory:operations.job.locations.import`, the queue `directory` those of `directory:operations.queue.directory`.
 * What begins with no module's name is the platform's.
 */
export function operationKeys(kind: OperationKind, name: string): [own: string, platform: string] {
  const [owner = '', ...rest] = name.split('.');
  return [
    `${owner}:operations.${kind}.${rest.join('.') || owner}`,
    `platform:operations.${kind}.${name}`,
  ];
}

/** A column that the platform's own tables have too, as `created_at`, needs no words of the module. */
export function auditedFieldKeys(record: string, column: string): [own: string, platform: string] {
  const [owner = ''] = record.split('.');
  return [`${owner}:operations.field.${column}`, `platform:operations.field.${column}`];
}

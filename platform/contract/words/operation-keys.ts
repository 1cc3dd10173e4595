/** What a super admin reads about the inside of every module, by names that the code gave. */
export type OperationKind = 'record' | 'job' | 'queue' | 'mail';

/**
 * The words stand with the module that the name begins with: `directory.locations.import` has those of
 * `directory:operations.job.locations.import`, the queue `directory` those of `directory:operations.queue.directory`.
 * What begins with no module's name is the platform's.
 */
export function operationKeys(kind: OperationKind, name: string): [own: string, platform: string] {
  const [begin = '', ...rest] = name.split('.');
  return [
    `${ownerOf(begin)}:operations.${kind}.${rest.join('.') || begin}`,
    `platform:operations.${kind}.${name}`,
  ];
}

/**
 * A field's label in its map, `directory:field.postalCode`, is its one text: the audit log says it too, unless the module
 * has words of its own there. A column that the platform's own tables have too, as `created_at`, needs neither.
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

import type { FieldFault } from '#platform/contract/field-fault.ts';
import { serverFaults } from '#platform/web/fields/form/server-faults.ts';

/** Refused fields of a user; an error in one association is assigned to the `associations` field. */
export function refusedFields(error: unknown): { field: string; fault: FieldFault }[] {
  const { wrong } = serverFaults(error, () => true);
  return Object.entries(wrong).map(([path, fault]) => ({
    field: path.split('.')[0] ?? path,
    fault,
  }));
}

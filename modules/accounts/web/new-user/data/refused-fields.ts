import type { FieldFault } from '#platform/contract/field-fault.ts';
import { serverFaults } from '#platform/web/fields/form/server-faults.ts';

/** What a call refused about parts of a user: one of many associations is said at the associations. */
export function refusedFields(error: unknown): { field: string; fault: FieldFault }[] {
  const { wrong } = serverFaults(error, () => true);
  return Object.entries(wrong).map(([path, fault]) => ({
    field: path.split('.')[0] ?? path,
    fault,
  }));
}

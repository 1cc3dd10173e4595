import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { useAuditActorName } from '../data/use-audit-actor-name.ts';

export function AuditActor({ entry }: { entry: AuditEntry }) {
  return useAuditActorName([entry])(entry);
}

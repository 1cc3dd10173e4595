import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { useWho } from '../data/use-who.ts';

export function AuditWho({ entry }: { entry: AuditEntry }) {
  return useWho([entry])(entry);
}

import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import classes from '../../components/operations.module.css';
import { useAuditNames } from '../data/use-audit-names.ts';

/** Name of the changed record. */
export function AuditName({ entry }: { entry: AuditEntry }) {
  const { name, detail } = useAuditNames([entry])(entry);
  return (
    <>
      {name}
      {detail && <span className={classes.after}>{detail}</span>}
    </>
  );
}

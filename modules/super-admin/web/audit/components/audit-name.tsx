import classes from '../../components/operations.module.css';
import type { AuditName as Name } from '../data/use-audit-names.ts';

export function AuditName({ name, detail }: Name) {
  return (
    <>
      {name}
      {detail && <span className={classes.after}>{detail}</span>}
    </>
  );
}

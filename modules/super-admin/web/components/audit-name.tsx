import type { AuditName as Name } from '../data/use-audit-names.ts';
import classes from './operations.module.css';

export function AuditName({ name, detail }: Name) {
  return (
    <>
      {name}
      {detail && <span className={classes.after}>{detail}</span>}
    </>
  );
}

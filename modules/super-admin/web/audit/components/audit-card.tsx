import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import classes from '../../components/operations.module.css';
import { useMoments } from '../../data/use-moments.ts';
import { useAuditWords } from '../data/use-audit-words.ts';
import { AuditName } from './audit-name.tsx';
import { AuditWho } from './audit-who.tsx';
import { AuditActionCell } from './use-audit-columns.tsx';

/** A change on a phone. */
export function AuditCard({
  entry,
  href,
  navigate,
}: {
  entry: AuditEntry;
  href: string;
  navigate: (href: string) => void;
}) {
  const words = useAuditWords();
  const { clock } = useMoments();
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={`${classes.name} ${classes.cardText}`}>
          <RowLink href={href} navigate={navigate} tabIndex={0}>
            <AuditName entry={entry} />
          </RowLink>
        </span>
        <span className={classes.faint}>{clock(entry.at)}</span>
      </div>
      <AuditActionCell entry={entry} />
      <div className={classes.cardSmall}>
        <span>{words.record(entry.record)}</span>
        <span>
          <AuditWho entry={entry} />
        </span>
        <span>{words.client(entry.clientId)}</span>
      </div>
    </div>
  );
}

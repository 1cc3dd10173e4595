import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { RowLink } from '#platform/web/table/row-link.tsx';
import { useAuditWords } from '../data/use-audit-words.ts';
import { useClients } from '../data/use-clients.ts';
import { useMoments } from '../data/use-moments.ts';
import classes from './operations.module.css';
import { AuditActionCell } from './use-audit-columns.tsx';

/** A change on a phone. */
export function AuditCard({
  entry,
  who,
  href,
  navigate,
}: {
  entry: AuditEntry;
  who: string;
  href: string;
  navigate: (href: string) => void;
}) {
  const { t } = useTranslation();
  const words = useAuditWords();
  const clients = useClients();
  const { clock } = useMoments();
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={`${classes.name} ${classes.cardText}`}>
          <RowLink href={href} navigate={navigate} tabIndex={0}>
            {entry.label || t('super-admin:audit.noLabel')}
          </RowLink>
        </span>
        <span className={classes.faint}>{clock(entry.at)}</span>
      </div>
      <AuditActionCell entry={entry} />
      <div className={classes.cardSmall}>
        <span>{words.record(entry.record)}</span>
        <span>{who}</span>
        <span>{clients.nameOf(entry.clientId)}</span>
      </div>
    </div>
  );
}

import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useMoments } from '../../data/use-moments.ts';
import { useAuditWords } from '../data/use-audit-words.ts';
import { AuditName } from './audit-name.tsx';
import { AuditWho } from './audit-who.tsx';
import { AuditActionCell } from './use-audit-columns.tsx';

/** A change on a phone. */
export function AuditCard({ entry, ...way }: CardWay & { entry: AuditEntry }) {
  const words = useAuditWords();
  const { clock } = useMoments();
  return (
    <PhoneCard
      {...way}
      name={<AuditName entry={entry} />}
      text={
        <>
          {words.record(entry.record)} · <AuditWho entry={entry} />
          {entry.clientId !== null && ` · ${words.client(entry.clientId)}`}
        </>
      }
      state={<AuditActionCell entry={entry} />}
      date={clock(entry.at)}
    />
  );
}

import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useMoments } from '../../data/use-moments.ts';
import { useAuditLabels } from '../data/use-audit-labels.ts';
import { AuditActor } from './audit-actor.tsx';
import { AuditName } from './audit-name.tsx';
import { AuditActionCell } from './use-audit-columns.tsx';

/** A change on a phone. */
export function AuditCard({ entry, ...way }: CardNavigation & { entry: AuditEntry }) {
  const words = useAuditLabels();
  const { clock } = useMoments();
  return (
    <PhoneCard
      {...way}
      name={<AuditName entry={entry} />}
      text={
        <>
          {words.record(entry.record)} · <AuditActor entry={entry} />
          {entry.clientId !== null && ` · ${words.client(entry.clientId)}`}
        </>
      }
      state={<AuditActionCell entry={entry} />}
      date={clock(entry.at)}
    />
  );
}

import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { Status } from '#platform/web/display/states/status.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { nameOfLead } from '../data/lead-listing.ts';
import { wantedOf } from '../data/wanted-of.ts';
import { Due } from './due.tsx';

/** A lead on a phone: who, what for, and how long there is. */
export function LeadCard({ lead, ...way }: CardWay & { lead: LeadRow }) {
  const { money } = useFormat();
  const value = lead.price ?? lead.estimatedPrice;
  return (
    <PhoneCard
      {...way}
      name={nameOfLead(lead)}
      figure={value === null ? undefined : money(value, lead.currency)}
      text={wantedOf(lead) || lead.form}
      state={<Status status={lead.status} />}
      facts={[lead.location?.name]}
      date={<Due lead={lead} isShort />}
    />
  );
}

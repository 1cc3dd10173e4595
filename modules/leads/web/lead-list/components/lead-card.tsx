import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { Status } from '#platform/web/display/states/status.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { leadRowName } from '../data/lead-listing.ts';
import { summarizeProducts } from '../data/summarize-products.ts';
import { Due } from './due.tsx';

/** A lead on a phone: consumer, product, status and deadline. */
export function LeadCard({ lead, ...way }: CardNavigation & { lead: LeadRow }) {
  const { money } = useFormat();
  const value = lead.price ?? lead.estimatedPrice;
  return (
    <PhoneCard
      {...way}
      name={leadRowName(lead)}
      figure={value === null ? undefined : money(value, lead.currency)}
      text={summarizeProducts(lead) || lead.form}
      state={<Status status={lead.status} />}
      facts={[lead.location?.name]}
      date={<Due lead={lead} isShort />}
    />
  );
}

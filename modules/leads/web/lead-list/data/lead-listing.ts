import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { leadList } from '#modules/leads/contract/leads/lead-list.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { ofForm } from '#modules/leads/contract/leads/of-form.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The leads of a client, of all forms or of one. */
export interface LeadScope {
  clientId: string;
  formId: string | null;
}

/** The leads as their list and the arrows on an opened one know them [LEAD-01]. */
export const leadListing = defineListing({
  name: 'leads.leads',
  list: leadList,
  call: listLeadsCall,
  inputOf: ({ clientId, formId }: LeadScope, question) => ({
    params: { clientId },
    query: inAddress(formId ? ofForm(question, formId) : question),
  }),
  idOf: ({ id }) => id,
  nameOf: nameOfLead,
  hrefOf: ({ clientId }, { id }) => clientAddress(clientId, `platform/leads/${id}`),
});

/** Who asked; where nobody knows, what for. */
export function nameOfLead({ consumer, products, form }: LeadRow): string {
  const name = [consumer.firstname, consumer.lastname].filter(Boolean).join(' ');
  return name || (products[0] ?? form);
}

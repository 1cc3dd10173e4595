import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { leadList } from '#modules/leads/contract/leads/lead-list.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { restrictToForm } from '#modules/leads/contract/leads/restrict-to-form.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The leads of a client, of all forms or of one. */
export interface LeadScope {
  clientId: string;
  formId: string | null;
}

/** The leads, for the list and the previous/next navigation of an open lead [LEAD-01]. */
export const leadListing = defineListing({
  name: 'leads.leads',
  list: leadList,
  call: listLeadsCall,
  inputOf: ({ clientId, formId }: LeadScope, question) => ({
    params: { clientId },
    query: inAddress(formId ? restrictToForm(question, formId) : question),
  }),
  idOf: ({ id }) => id,
  nameOf: leadRowName,
  hrefOf: ({ clientId }, { id }) => clientAddress(clientId, `platform/leads/${id}`),
});

/** Name of the consumer, or else the product or form. */
export function leadRowName({ consumer, products, form }: LeadRow): string {
  const name = [consumer.firstname, consumer.lastname].filter(Boolean).join(' ');
  return name || (products[0] ?? form);
}

import type { LeadBulkChange } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { leadFields } from '#modules/leads/contract/leads/lead-fields.ts';
import {
  type LeadView,
  leadList,
  restrictToForm,
} from '#modules/leads/contract/leads/lead-list.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

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

export const VIEW_NAMES = {
  all: 'leads:list.view.all',
  new: 'leads:list.view.new',
  accepted: 'leads:list.view.accepted',
  converted: 'leads:list.view.converted',
  lost: 'leads:list.view.lost',
  due: 'leads:list.view.due',
} as const satisfies Record<LeadView, string>;

export const FIELD_NAMES = pickFieldPart(leadFields, 'label', fieldsWith(leadFields, 'filter'));

/** The first product and the number of others. */
export function summarizeProducts({ products }: Pick<LeadRow, 'products'>): string {
  const [first = '', ...others] = products;
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** Common props of the bulk dialogs. */
export interface BulkDialogProps {
  count: number;
  tags: readonly string[];
  formId: string | undefined;
  /** Returns the error text, if any. */
  onChange: (change: LeadBulkChange) => Promise<string | undefined>;
  onClose: () => void;
}

import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';

/** The first product and the number of others. */
export function summarizeProducts({ products }: Pick<LeadRow, 'products'>): string {
  const [first = '', ...others] = products;
  return others.length > 0 ? `${first} +${others.length}` : first;
}

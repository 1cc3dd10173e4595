import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';

/** The first product that somebody asked for, and how many more. */
export function wantedOf({ products }: Pick<LeadRow, 'products'>): string {
  const [first = '', ...others] = products;
  return others.length > 0 ? `${first} +${others.length}` : first;
}

import type { Lead } from '#modules/leads/contract/leads/lead.ts';

type Named = Pick<Lead, 'identity' | 'fieldsValues' | 'products' | 'form'>;

/** Whether all personal data of the lead was erased. */
export function isErased({ identity, fieldsValues }: Named): boolean {
  return fieldsValues.length === 0 && Object.values(identity).every((part) => part === null);
}

/** Name of the consumer, or else the product or form. Undefined if the person was erased. */
export function leadName(lead: Named): string | undefined {
  const { firstname, lastname, email } = lead.identity;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  if (name || email) return name || (email ?? undefined);
  return isErased(lead) ? undefined : (lead.products[0] ?? lead.form);
}

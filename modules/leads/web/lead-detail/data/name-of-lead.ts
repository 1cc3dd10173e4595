import type { Lead } from '#modules/leads/contract/leads/lead.ts';

type Named = Pick<Lead, 'identity' | 'fieldsValues' | 'products' | 'form'>;

/** Nothing is left of who asked, nor of what they wrote. */
export function isErased({ identity, fieldsValues }: Named): boolean {
  return fieldsValues.length === 0 && Object.values(identity).every((part) => part === null);
}

/** Who asked; of one who left no name what for. Undefined where the person was erased. */
export function nameOfLead(lead: Named): string | undefined {
  const { firstname, lastname, email } = lead.identity;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  if (name || email) return name || (email ?? undefined);
  return isErased(lead) ? undefined : (lead.products[0] ?? lead.form);
}

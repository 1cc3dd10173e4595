import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import { LOCALES, type Locale, localeAmong } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadLink } from './link-of-token.ts';
import { linkedLead } from './linked-lead.ts';
import { partyOfLink } from './party-of-link.ts';
import { readLinkedLead } from './read-linked-lead.ts';

/** All that is told to the holder of a link, in their own language where the lead knows it. */
export interface ShownByLink {
  shown: LinkedLead;
  lead: LeadRowKept;
  form: Form;
  brand: Brand;
  locale: Locale;
}

export async function shownByLink(
  { app }: { app: App },
  link: LeadLink,
  reader: Locale,
  at: Date = new Date(),
): Promise<ShownByLink> {
  const { clientId } = link;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const { lead, form } = await readLinkedLead({ db }, link);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand) throw notFound();
  const own = partyOfLink(lead, link).locale;
  const locale = (own && localeAmong(LOCALES, [own])) || reader;
  const shown = await linkedLead({ db, app }, { link, lead, form, brand, locale, at });
  return { shown, lead, form, brand, locale };
}

import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  languageTagsOf,
  localeAmong,
} from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadLink } from './link-of-token.ts';
import { linkedLead } from './linked-lead.ts';
import { partyOfLink } from './party-of-link.ts';
import { readLinkedLead } from './read-linked-lead.ts';

/** In which language the holder of a link reads. */
export interface LinkReader {
  /** Chosen on the page itself. */
  chosen: Locale | undefined;
  /** The header of the browser. */
  acceptLanguage: string | undefined;
}

/** What the page's switch of language says, in the address or in the form that it sends. */
export function chosenLocale(given: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === given);
}

/**
 * What was chosen on the page; a user's own language, and the one in which a consumer filled in the form. Of a recipient
 * who is known by address only nobody knows it: the browser says it [GEN-02].
 */
function localeOfReader(
  party: { userId: string | null; kind: string; locale: string | null },
  { chosen, acceptLanguage }: LinkReader,
): Locale {
  const own = localeAmong(LOCALES, [party.locale ?? '']);
  const browser = localeAmong(LOCALES, languageTagsOf(acceptLanguage));
  const isOwnKnown = party.userId !== null || party.kind === 'consumer';
  return chosen ?? (isOwnKnown ? (own ?? browser) : (browser ?? own)) ?? DEFAULT_LOCALE;
}

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
  reader: LinkReader,
  at: Date = new Date(),
): Promise<ShownByLink> {
  const { clientId } = link;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const { lead, form } = await readLinkedLead({ db }, link);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand) throw notFound();
  const locale = localeOfReader(partyOfLink(lead, link), reader);
  const shown = await linkedLead({ db, app }, { link, lead, form, brand, locale, at });
  return { shown, lead, form, brand, locale };
}

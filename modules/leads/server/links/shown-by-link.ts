import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localeAmong,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { StoredLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import { findLinkActor } from './find-link-actor.ts';
import { linkedLead } from './linked-lead.ts';
import { readLinkedLead } from './read-linked-lead.ts';
import type { LeadLink } from './resolve-link-token.ts';

/** In which language the holder of a link reads. */
export interface LinkReader {
  /** Chosen on the page itself. */
  chosen: Locale | undefined;
  /** The header of the browser. */
  acceptLanguage: string | undefined;
}

/** The language chosen on the page, from the URL or the submitted form. */
export function chosenLocale(given: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === given);
}

/**
 * The chosen language, or else the user's own or that of the consumer's form. For recipients known by address only, the
 * browser decides [GEN-02].
 */
function localeOfReader(
  party: { userId: string | null; kind: string; locale: string | null },
  { chosen, acceptLanguage }: LinkReader,
): Locale {
  const own = localeAmong(LOCALES, [party.locale ?? '']);
  const browser = localeAmong(LOCALES, parseAcceptLanguage(acceptLanguage));
  const isOwnKnown = party.userId !== null || party.kind === 'consumer';
  return chosen ?? (isOwnKnown ? (own ?? browser) : (browser ?? own)) ?? DEFAULT_LOCALE;
}

/** All data shown to a link holder, in their own language if known. */
export interface ShownByLink {
  shown: LinkedLead;
  lead: StoredLead;
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
  const locale = localeOfReader(findLinkActor(lead, link), reader);
  const shown = await linkedLead({ db, app }, { link, lead, form, brand, locale, at });
  return { shown, lead, form, brand, locale };
}

import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { shopTimeZone } from '#modules/directory/contract/locations/shop-time-zone.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { daysAfter } from '../../leads/days-after.ts';
import { type OpenLead, otherOpenLeads } from '../other-open-leads.ts';
import type { LeadLink } from '../resolve-link-token.ts';
import { type LinkReader, shownByLink } from '../shown-by-link.ts';
import { type UsualTime, usualAnswerTime } from '../usual-answer-time.ts';

/** Data of a link page for one reader. */
export interface LinkPage {
  app: App;
  t: Translate;
  locale: Locale;
  /** Chosen on the page; it goes along to the next one. */
  chosen: Locale | undefined;
  brand: Brand;
  /** Time zone of the store, as in mails and the back office; of the brand if there is no store. */
  timeZone: string;
  formId: string;
  link: LeadLink;
  lead: LinkedLead;
  /** For whom it is too late: what else waits for them, and how quick one must be. */
  instead: { open: OpenLead[]; usual: UsualTime | null };
  /** Deadline to report the outcome if the lead is accepted now. */
  untilIfAccepted: Date;
  /** The consumer left an e-mail and is notified of the acceptance. */
  isConsumerTold: boolean;
  now: Date;
  /** Error message of the last submission, shown at the top of the page. */
  note: string;
}

export function withLanguage(href: string, chosen: Locale | undefined): string {
  return chosen ? `${href}&lang=${chosen}` : href;
}

export async function linkPage(
  { app }: { app: App },
  link: LeadLink,
  reader: LinkReader,
): Promise<LinkPage> {
  const now = new Date();
  const { shown, lead, form, brand, locale } = await shownByLink({ app }, link, reader, now);
  const db = app.database.ofClient(link.clientId);
  const [shop] = lead.location_id
    ? await app.ports.ask(
        placesByIds,
        { clientId: link.clientId, ids: [lead.location_id] },
        { db, app },
      )
    : [];
  const instead =
    shown.standing === 'taken'
      ? {
          open: (await otherOpenLeads({ db, app }, { link, locale, now })).map((one) => ({
            ...one,
            href: withLanguage(one.href, reader.chosen),
          })),
          usual: await usualAnswerTime({ db }, lead),
        }
      : { open: [], usual: null };
  const t = app.texts.translator(locale);
  return {
    app,
    t,
    locale,
    chosen: reader.chosen,
    brand,
    timeZone: shopTimeZone(shop, brand.timeZone),
    formId: form.id,
    link,
    lead: shown,
    instead,
    untilIfAccepted: daysAfter(now, form.settings.idleDaysAccepted),
    isConsumerTold: Boolean(lead.email),
    now,
    note: '',
  };
}

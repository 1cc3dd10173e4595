import type { Form } from '#modules/leads/contract/forms/form.ts';
import { publicLexicon } from '#modules/leads/contract/forms/form-settings.ts';
import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { daysAfter } from '../leads/days-after.ts';
import { describeLead, type LeadDescription } from '../mails/describe-lead.ts';
import type { FormMailInput } from '../mails/form-mail-input.ts';
import { formatDay } from '../mails/format-for-mail.ts';
import type { LeadMailData } from '../mails/lead-mail-data.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { mailAboutLead } from '../mails/mail-about-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { reminderItem } from './reminder-item.ts';

export interface Reminder {
  form: Form;
  /** At least one, the one that is lost first at the beginning. */
  leads: readonly LeadMailData[];
  party: LeadRecipient;
  locale: Locale;
  timeZone: string;
  /** Beside these. */
  more: number;
  /** Where its reader chooses how often they get one. */
  reminders: string;
  at: Date;
}

/** All open leads of one recipient in one mail, each with its own buttons; a single lead uses the brand's mail text. */
export async function reminderMail(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, leads, party, locale, timeZone, more, reminders, at }: Reminder,
): Promise<FormMailInput> {
  const t = app.texts.translator(locale);
  const [first] = leads;
  if (!first) throw new Error('a reminder tells of at least one lead');
  const days = form.settings.linkDays;
  const items: FormMailInput['items'] = [];
  const told: LeadDescription[] = [];
  const base = await mailAboutLead(
    { db, app },
    { form, lead: first, mail: 'followUp', locale, links: { open: '', reject: '' }, at },
  );
  for (const lead of leads) {
    const links = await linkToLead(
      { db, app },
      { clientId: form.clientId, leadId: lead.id },
      { email: party.email, part: 'subscriber' },
      at,
    );
    const words = await describeLead({ db, app }, { form, lead, locale });
    told.push(words);
    const open = base.texts?.button || t('leads:clock.seeAndAccept');
    items.push(reminderItem({ lead, words, links, open, locale, timeZone, t, at }));
  }
  const shops = new Set(told.map(({ shop }) => shop?.name ?? ''));
  const count = leads.length + more;
  return {
    ...base,
    ...(count > 1 && { texts: textsOfMany() }),
    message: '',
    facts: [],
    items,
    more,
    reminders,
    shop: shops.size === 1 ? [...shops].join('') : '',
    linkUntil: formatDay(daysAfter(at, days), { locale, timeZone }),
  };

  function textsOfMany(): NonNullable<FormMailInput['texts']> {
    const waiting = t(`leads:clock.waiting.${publicLexicon(form.settings.lexicon)}`, { count });
    const day = formatDay(first?.closes_at ?? at, { locale, timeZone });
    return {
      subject: t('leads:clock.waitingSubject', { waiting, day }),
      heading: waiting,
      body: t('leads:clock.firstLost', { day }),
      button: '',
    };
  }
}

import type { Form } from '#modules/forms/contract/form.ts';
import { publicLexicon } from '#modules/forms/contract/form-settings.ts';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import {
  daysAfter,
  doesKeepExtendDeadline,
  KEEP_DAYS,
  KEEPS_LIMIT,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { describeLead, type LeadDescription } from '../mails/describe-lead.ts';
import type { FormMailInput, ReminderItem } from '../mails/form-mail-input.ts';
import { formatDay, formatTime } from '../mails/format-for-mail.ts';
import type { LeadMailData } from '../mails/lead-for-mail.ts';
import { type EveryLink, linkToLead } from '../mails/link-to-lead.ts';
import { mailAboutLead } from '../mails/mail-about-lead.ts';
import type { Context } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Reminder {
  form: Form;
  /** At least one; the lead with the earliest deadline first. */
  leads: readonly LeadMailData[];
  party: LeadRecipient;
  locale: Locale;
  timeZone: string;
  /** Number of further open leads. */
  more: number;
  /** URL where the recipient chooses the frequency of reminders. */
  reminders: string;
  at: Date;
}

/** All open leads of one recipient in one mail, each with its own buttons; a single lead uses the brand's mail text. */
export async function reminderMail(
  { db, app }: Context,
  { form, leads, party, locale, timeZone, more, reminders, at }: Reminder,
): Promise<FormMailInput> {
  const t = app.texts.translator(locale);
  const [first] = leads;
  if (!first) throw new Error('a reminder tells of at least one lead');
  const days = form.settings.linkDays;
  const items: FormMailInput['items'] = [];
  const descriptions: LeadDescription[] = [];
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
    const description = await describeLead({ db, app }, { form, lead, locale });
    descriptions.push(description);
    const open = base.texts?.button || t('leads:clock.seeAndAccept');
    items.push(reminderItem({ lead, words: description, links, open, locale, timeZone, t, at }));
  }
  const shops = new Set(descriptions.map(({ shop }) => shop?.name ?? ''));
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

interface Given {
  lead: LeadMailData;
  words: LeadDescription;
  links: EveryLink;
  /** Label of the button that opens the lead. */
  open: string;
  locale: Locale;
  timeZone: string;
  t: Translate;
  at: Date;
}

/** An open lead in a reminder: its age, its deadline and the available actions. */
function reminderItem(given: Given): ReminderItem {
  const { lead, words: description, links, open, locale, timeZone, t, at } = given;
  const isAccepted = lead.status === 'accepted';
  const since = (isAccepted ? lead.accepted_at : lead.created_at) ?? at;
  const closesAt = lead.closes_at ?? at;
  const day = formatDay(since, { locale, timeZone });
  // Before acceptance only the first name is shown [LEAD-11].
  const names = isAccepted ? [lead.firstname, lead.lastname] : [lead.firstname];
  const consumerName = names.filter(Boolean).join(' ');
  // Without a product, the consumer's name distinguishes the leads, because the mail already names the form.
  const isByName = !description.isOfProduct && consumerName !== '';
  return {
    tone: isAccepted ? 'accepted' : 'new',
    standing: t(isAccepted ? 'leads:clock.acceptedOn' : 'leads:clock.newSince', { day }),
    title: isByName ? consumerName : description.product,
    text: [!isByName && consumerName, description.distance, description.price]
      .filter(Boolean)
      .join(', '),
    time: {
      over: (at.getTime() - since.getTime()) / Math.max(1, closesAt.getTime() - since.getTime()),
      words: formatDeadline({
        closesAt,
        at,
        locale,
        timeZone,
        t,
        brandZone: description.brand?.timeZone ?? timeZone,
      }),
    },
    buttons: isAccepted
      ? [
          // Offers a keep only when it extends the deadline.
          lead.keeps < KEEPS_LIMIT && doesKeepExtendDeadline(closesAt, at)
            ? { label: t('leads:clock.keep', { days: KEEP_DAYS }), url: links.keep }
            : { label: open, url: links.open },
          { label: t('leads:clock.sold'), url: links.convert },
          { label: t('leads:clock.notSold'), url: links.lose },
        ]
      : [
          { label: open, url: links.open },
          { label: t('leads:notify.notForUs'), url: links.reject },
        ],
  };
}

function formatDeadline({
  closesAt,
  at,
  locale,
  timeZone,
  brandZone,
  t,
}: Pick<Given, 'at' | 'locale' | 'timeZone' | 't'> & {
  closesAt: Date;
  brandZone: string;
}): string {
  const [today, last] = [dayIn(at, timeZone), dayIn(closesAt, timeZone)];
  const count = Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
  if (count < 1)
    return t('leads:clock.lostToday', {
      time: formatTime(closesAt, 'clock', { locale, timeZone, brandZone }),
    });
  return t('leads:clock.lostIn', { count, day: formatDay(closesAt, { locale, timeZone }) });
}

/** The owner may act. Until there is an owner, every recipient may. */
export function isResponsibleRecipient(
  lead: Pick<LeadMailData, 'status' | 'owner' | 'subscribers'>,
  { email }: Pick<LeadRecipient, 'email'>,
): boolean {
  const isThem = (party: LeadRecipient) => party.email.toLowerCase() === email.toLowerCase();
  if (lead.status === 'accepted') return lead.owner !== null && isThem(lead.owner);
  return lead.status === 'new' && lead.subscribers.some(isThem);
}

import {
  doesKeepExtendDeadline,
  KEEP_DAYS,
  KEEPS_LIMIT,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { EveryLink } from '../links/link-token.ts';
import type { LeadDescription } from '../mails/describe-lead.ts';
import type { ReminderItem } from '../mails/form-mail-input.ts';
import { formatDay, formatTime } from '../mails/format-for-mail.ts';
import type { LeadMailData } from '../mails/lead-mail-data.ts';

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

const DAY_MS = 24 * 60 * 60 * 1000;

/** An open lead in a reminder: its age, its deadline and the available actions. */
export function reminderItem(given: Given): ReminderItem {
  const { lead, words, links, open, locale, timeZone, t, at } = given;
  const isAccepted = lead.status === 'accepted';
  const since = (isAccepted ? lead.accepted_at : lead.created_at) ?? at;
  const closesAt = lead.closes_at ?? at;
  const day = formatDay(since, { locale, timeZone });
  // Before acceptance only the first name is shown [LEAD-11].
  const names = isAccepted ? [lead.firstname, lead.lastname] : [lead.firstname];
  const who = names.filter(Boolean).join(' ');
  // Without a product, the consumer's name distinguishes the leads, because the mail already names the form.
  const isByName = !words.isOfProduct && who !== '';
  return {
    tone: isAccepted ? 'accepted' : 'new',
    standing: t(isAccepted ? 'leads:clock.acceptedOn' : 'leads:clock.newSince', { day }),
    title: isByName ? who : words.product,
    text: [!isByName && who, words.distance, words.price].filter(Boolean).join(', '),
    time: {
      over: (at.getTime() - since.getTime()) / Math.max(1, closesAt.getTime() - since.getTime()),
      words: lossInWords({
        closesAt,
        at,
        locale,
        timeZone,
        t,
        brandZone: words.brand?.timeZone ?? timeZone,
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

function lossInWords({
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

import { gainsByKeep, KEEP_DAYS, KEEPS_LIMIT } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { EveryLink } from '../links/link-token.ts';
import type { ReminderItem } from '../mails/form-mail-input.ts';
import { dayInWords, timeInWords } from '../mails/format-for-mail.ts';
import type { ToldLead } from '../mails/told-lead.ts';
import type { WordsOfLead } from '../mails/words-of-lead.ts';

interface Given {
  lead: ToldLead;
  words: WordsOfLead;
  links: EveryLink;
  /** What the button says that opens the lead. */
  open: string;
  locale: Locale;
  timeZone: string;
  t: Translate;
  at: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** An open lead as a reminder shows it: how long it stands, when it is lost by itself, and what can be done about it. */
export function reminderItem(given: Given): ReminderItem {
  const { lead, words, links, open, locale, timeZone, t, at } = given;
  const isAccepted = lead.status === 'accepted';
  const since = (isAccepted ? lead.accepted_at : lead.created_at) ?? at;
  const closesAt = lead.closes_at ?? at;
  const day = dayInWords(since, { locale, timeZone });
  // Who has not accepted is told the first name [LEAD-11].
  const names = isAccepted ? [lead.firstname, lead.lastname] : [lead.firstname];
  const who = names.filter(Boolean).join(' ');
  // The mail has said what the form is called: of what comes by it, who asks is what tells one from another.
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
          // Before that a keep would be spent for nothing.
          lead.keeps < KEEPS_LIMIT && gainsByKeep(closesAt, at)
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
      time: timeInWords(closesAt, 'clock', { locale, timeZone, brandZone }),
    });
  return t('leads:clock.lostIn', { count, day: dayInWords(closesAt, { locale, timeZone }) });
}

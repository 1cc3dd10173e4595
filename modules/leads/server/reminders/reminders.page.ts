import { REMINDER_FREQUENCIES } from '#modules/leads/contract/links/reminder-frequency.ts';
import { html } from '#platform/server/http/html.ts';
import { definePage } from '#platform/server/http/page.ts';
import { LINK_REASON } from '../links/page/link-frame.ts';
import { withLanguage } from '../links/page/link-page.ts';
import { refusedPage } from '../links/page/refused-page.ts';
import { chosenLocale } from '../links/shown-by-link.ts';
import { signedMomentAge } from '../page/signed-moment.ts';
import { chooseReminders } from './choose-reminders.ts';
import { findReminderChoice } from './find-reminder-choice.ts';
import { remindersPath } from './link-to-reminders.ts';
import { AS_BRAND, remindersPage, STAMP_PURPOSE } from './reminders-page.ts';

/** A page stays open on a phone overnight, not for weeks. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Page to choose the reminder frequency without an account. Opening it changes nothing; the one-click button of mail
 * programs (RFC 8058) posts directly and ends the reminders [LEAD-06].
 */
export const reminderChoicePage = definePage({
  path: '/public/reminders',
  reason: LINK_REASON,
  submitRate: { max: 60, seconds: 60 },
  // Mail programs may post the one-click field as multipart; files are never accepted.
  files: { maxBytes: 1, most: 1, take: async () => null },
  async render({ app, query: { token = '', saved, lang }, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    const choice = await findReminderChoice({ app }, token);
    if (typeof choice === 'string') return refusedPage(app, choice, { locale });
    return remindersPage({ app, locale, chosen }, choice, { isSaved: saved !== undefined });
  },
  async submit({ app, form, query, ...request }) {
    const chosen = chosenLocale(form.get('lang'));
    const locale = chosen ?? request.locale;
    const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
    const token = (isOneClick ? query.token : form.get('token')) ?? '';
    const choice = await findReminderChoice({ app }, token);
    if (typeof choice === 'string') return refusedPage(app, choice, { locale });
    if (isOneClick) {
      await chooseReminders({ app }, choice, 'none');
      return remindersPage({ app, locale }, { ...choice, frequency: 'none' }, { isSaved: true });
    }
    const age = signedMomentAge({ app }, STAMP_PURPOSE, token, form.get('stamp') ?? '');
    if (age === undefined || age > LONGEST_MS)
      return remindersPage({ app, locale, chosen }, choice, { isStale: true });
    const often = form.get('do') === 'undo' ? AS_BRAND : form.get('often');
    const frequency = REMINDER_FREQUENCIES.find((each) => each === often) ?? null;
    if (!frequency && often !== AS_BRAND) return refusedPage(app, 'malformed', { locale });
    await chooseReminders({ app }, choice, frequency);
    return {
      status: 303,
      html: html``,
      headers: { location: withLanguage(`${remindersPath(token)}&saved=1`, chosen) },
    };
  },
});

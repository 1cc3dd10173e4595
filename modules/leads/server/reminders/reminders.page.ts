import { REMINDER_FREQUENCIES } from '#modules/leads/contract/links/linked-lead.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { html } from '#platform/server/http/html.ts';
import { definePage, type PageResponse } from '#platform/server/http/page.ts';
import { signedMomentAge, signMoment } from '#platform/server/secrets/signed-moment.ts';
import { busyLinkPage } from '../links/page/busy-page.ts';
import { LINK_REASON, linkFrame, refusedPage } from '../links/page/link-frame.ts';
import { withLanguage } from '../links/page/link-page.ts';
import { actionBarMarkup } from '../links/page/link-parts.ts';
import { chosenLocale } from '../links/shown-by-link.ts';
import {
  chooseReminders,
  findReminderChoice,
  type ReminderChoice,
  remindersPath,
} from './reminder-choices.ts';

/** Uses the form's frequency, the default without a choice. */
const AS_BRAND = 'brand' as const;
const STAMP_PURPOSE = 'reminder-page';

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
  busy: busyLinkPage,
  // Mail programs may post the one-click field as multipart; files are never accepted.
  files: { maxBytes: 1, most: 1, take: async () => null },
  async render({ app, query: { token = '', saved, lang }, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    const choice = await findReminderChoice({ app }, token);
    if (typeof choice === 'string') return refusedPage({ app }, choice, { locale });
    return remindersPage({ app, locale, chosen }, choice, { isSaved: saved !== undefined });
  },
  async submit({ app, form, query, ...request }) {
    const chosen = chosenLocale(form.get('lang'));
    const locale = chosen ?? request.locale;
    const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
    const token = (isOneClick ? query.token : form.get('token')) ?? '';
    const choice = await findReminderChoice({ app }, token);
    if (typeof choice === 'string') return refusedPage({ app }, choice, { locale });
    if (isOneClick) {
      await chooseReminders({ app }, choice, 'none');
      return remindersPage({ app, locale }, { ...choice, frequency: 'none' }, { isSaved: true });
    }
    const age = signedMomentAge({ app }, STAMP_PURPOSE, token, form.get('stamp') ?? '');
    if (age === undefined || age > LONGEST_MS)
      return remindersPage({ app, locale, chosen }, choice, { isStale: true });
    const often = form.get('do') === 'undo' ? AS_BRAND : form.get('often');
    const frequency = REMINDER_FREQUENCIES.find((each) => each === often) ?? null;
    if (!frequency && often !== AS_BRAND) return refusedPage({ app }, 'malformed', { locale });
    await chooseReminders({ app }, choice, frequency);
    return {
      status: 303,
      html: html``,
      headers: { location: withLanguage(`${remindersPath(token)}&saved=1`, chosen) },
    };
  },
});

/** Page with the current reminder frequency and the alternatives. */
function remindersPage(
  { app, locale, chosen }: { app: App; locale: Locale; chosen?: Locale | undefined },
  { token, recipient, frequency, brand }: ReminderChoice,
  { isSaved = false, isStale = false } = {},
): PageResponse {
  const t = app.texts.translator(locale);
  const title = t('leads:reminders.title');
  const often = frequency ?? AS_BRAND;
  const choice = (value: 'brand' | (typeof REMINDER_FREQUENCIES)[number]) =>
    html`<label class="choice"><input type="radio" name="often" value="${value}"${value === often && html` checked`}><span>${t(`leads:reminders.${value}`, { brand: brand.name })}</span></label>`;
  return linkFrame({
    brand: { name: brand.name, logo: null },
    locale,
    t,
    title,
    description: t('leads:reminders.description', { brand: brand.name }),
    languages: LOCALES.map((each) => ({
      locale: each,
      href: withLanguage(remindersPath(token), each),
    })),
    ...(isStale && { status: 400 }),
    content: html`<form method="post" action="/public/reminders">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="stamp" value="${signMoment({ app }, STAMP_PURPOSE, token)}">${chosen && html`<input type="hidden" name="lang" value="${chosen}">`}
<div class="goods">${isStale && html`<p class="note" role="alert">${t('leads:link.stale')}</p>`}${isSaved && html`<p class="note" role="status">${t('leads:reminders.saved')}</p>`}
<h1>${title}</h1>
<p class="about">${t('leads:reminders.about', { brand: brand.name, email: recipient })}</p>
<fieldset><legend>${t('leads:reminders.ask')}</legend>
${[AS_BRAND, ...REMINDER_FREQUENCIES].map(choice)}
</fieldset></div>
${actionBarMarkup({
  due: { label: t('leads:reminders.save'), icon: 'check', press: 'save' },
  ...(frequency && { others: [{ label: t('leads:reminders.undo'), press: 'undo' }] }),
  line: t('leads:reminders.newStill'),
})}
</form>`,
  });
}

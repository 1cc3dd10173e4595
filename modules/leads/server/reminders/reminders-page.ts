import { REMINDER_FREQUENCIES } from '#modules/leads/contract/links/reminder-frequency.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { linkFrame } from '../links/page/link-frame.ts';
import { withLanguage } from '../links/page/link-page.ts';
import { actionBarMarkup } from '../links/page/link-parts.ts';
import { signMoment } from '../page/signed-moment.ts';
import type { ReminderChoice } from './find-reminder-choice.ts';
import { remindersPath } from './link-to-reminders.ts';

/** Uses the form's frequency, the default without a choice. */
export const AS_BRAND = 'brand' as const;
export const STAMP_PURPOSE = 'reminder-page';

/** Page with the current reminder frequency and the alternatives. */
export function remindersPage(
  { app, locale, chosen }: { app: App; locale: Locale; chosen?: Locale | undefined },
  { token, recipient, frequency, brand }: ReminderChoice,
  { isSaved = false, isStale = false } = {},
): PageAnswer {
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

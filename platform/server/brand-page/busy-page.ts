import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '../http/html.ts';
import type { BusyRequest } from '../http/page.ts';
import { type BrandFrame, brandFrame } from './brand-frame.ts';

/** From here on, the page says "in a minute". */
const FEW_SECONDS = 5;
const RELOAD_SECONDS = 3;

/** What the page of a brand shows while it cannot be served, for the module's own markup. */
interface BusyParts {
  title: string;
  text: string;
  /** The button or link that tries again, with the submitted form in hidden inputs. */
  retry: Html;
}

/**
 * While a page of a brand cannot be served: a page to look at reloads by itself, and a form can be sent again without
 * typing it again.
 */
export function busyBrandPage(
  { app, query, form, lostFiles, seconds, ...request }: BusyRequest,
  given: {
    dress: BrandFrame['dress'];
    /** Classes of the form, and of its button or of the link. */
    classes?: { form: string; button: string };
    content: (parts: BusyParts) => Html;
  },
): Html {
  const requested = form?.get('lang') ?? query.lang;
  const locale: Locale = LOCALES.find((each) => each === requested) ?? request.locale;
  const t = app.texts.translator(locale);
  const title = t('platform:busyPage.title');
  const wait = seconds > FEW_SECONDS ? 'Later' : '';
  const text = t(`platform:busyPage.${form ? 'notSent' : 'read'}${wait}`);
  const { classes = { form: '', button: '' } } = given;
  const again = new URLSearchParams(query).toString();
  const retry = form
    ? html`<form class="${classes.form}" method="post">
${[...form].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="${classes.button}">${t('platform:busyPage.sendAgain')}</button>
</form>`
    : html`<p><a class="${classes.button}" href="?${again}">${t('platform:busyPage.reload')}</a></p>`;
  return brandFrame({
    brand: null,
    locale,
    t,
    title,
    languages: [],
    dress: given.dress,
    head: html`<meta name="robots" content="noindex">${!form && html`<meta http-equiv="refresh" content="${Math.max(seconds, RELOAD_SECONDS)}">`}`,
    content: given.content({
      title,
      text: lostFiles ? `${text} ${t('platform:busyPage.files')}` : text,
      retry,
    }),
  });
}

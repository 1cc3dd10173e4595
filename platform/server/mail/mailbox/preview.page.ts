import { LOCALES } from '#platform/contract/locale.ts';
import { html } from '../../http/html.ts';
import { definePage } from '../../http/page.ts';
import { previewMail } from './find-mail.ts';
import {
  hasMailbox,
  MAILBOX_REASON,
  mailboxLayout,
  mailFrame,
  mailNotFound,
  mailView,
} from './mailbox-layout.ts';

/** One template with its sample, in one language. */
export const previewPage = definePage({
  path: '/mailbox/previews/{template}/{language}',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, params, locale }) {
    const t = app.texts.translator(locale);
    const mail = previewMail(app, params);
    if (!mail) return mailNotFound({ tab: 'previews', t, locale });
    const content = mailView({
      mail,
      frame: `/mailbox/previews/${params.template}/${params.language}/html`,
      facts: [
        { name: t('platform:mailbox.template'), value: `${params.template}, ${params.language}` },
      ],
      t,
    });
    return { html: mailboxLayout({ title: mail.subject, tab: 'previews', t, locale, content }) };
  },
});

/** Every template of every module, in the six languages. */
export const previewListPage = definePage({
  path: '/mailbox/previews',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, locale }) {
    const t = app.texts.translator(locale);
    const title = t('platform:mailbox.previews');
    const languages = new Intl.DisplayNames(locale, { type: 'language' });
    const content = html`<h1>${title}</h1>
<table>
<thead><tr><th scope="col">${t('platform:mailbox.template')}</th><th scope="col">${t('platform:mailbox.languages')}</th></tr></thead>
<tbody>${app.mail.templates.map(
      ({ name }) => html`<tr><th scope="row">${name}</th><td class="languages">${LOCALES.map(
        (language) =>
          html`<a href="/mailbox/previews/${name}/${language}" hreflang="${language}">${languages.of(language)}</a> `,
      )}</td></tr>
`,
    )}</tbody>
</table>`;
    return { html: mailboxLayout({ title, tab: 'previews', t, locale, content }) };
  },
});

/** The HTML of one sample, for the frame on its page. */
export const previewFramePage = definePage({
  path: '/mailbox/previews/{template}/{language}/html',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, params, locale }) {
    const mail = previewMail(app, params);
    if (mail) return mailFrame(app, mail);
    return mailNotFound({ tab: 'previews', t: app.texts.translator(locale), locale });
  },
});

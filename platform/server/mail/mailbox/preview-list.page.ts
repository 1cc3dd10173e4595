import { LOCALES } from '#platform/contract/locale.ts';
import { html } from '../../http/html.ts';
import { definePage } from '../../http/page.ts';
import { hasMailbox, MAILBOX_REASON, mailboxLayout } from './mailbox-layout.ts';

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

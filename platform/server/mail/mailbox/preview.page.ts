import { definePage } from '../../http/page.ts';
import { mailNotFound } from './mail-not-found.ts';
import { mailView } from './mail-view.ts';
import { hasMailbox, MAILBOX_REASON, mailboxLayout } from './mailbox-layout.ts';
import { previewMail } from './preview-mail.ts';

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

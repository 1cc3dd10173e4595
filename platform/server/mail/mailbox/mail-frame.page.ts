import { definePage } from '../../http/page.ts';
import { findMail } from './find-mail.ts';
import { mailFrame } from './mail-frame.ts';
import { mailNotFound } from './mail-not-found.ts';
import { hasMailbox, MAILBOX_REASON } from './mailbox-layout.ts';

/** The HTML of one mail, for the frame on its page. */
export const mailFramePage = definePage({
  path: '/mailbox/{id}/html',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, params, locale }) {
    const found = await findMail(app, params.id ?? '');
    if (found) return mailFrame(app, found.mail);
    return mailNotFound({ tab: 'mails', t: app.texts.translator(locale), locale });
  },
});

import { definePage } from '../../http/page.ts';
import { mailFrame } from './mail-frame.ts';
import { mailNotFound } from './mail-not-found.ts';
import { hasMailbox, MAILBOX_REASON } from './mailbox-layout.ts';
import { previewMail } from './preview-mail.ts';

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

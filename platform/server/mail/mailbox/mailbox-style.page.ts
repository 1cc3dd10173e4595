import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Html } from '../../http/html.ts';
import { definePage } from '../../http/page.ts';
import { hasMailbox, MAILBOX_REASON } from './mailbox-layout.ts';

/** The pages' policy allows no style in the markup, so it comes from an address of ours. */
export const mailboxStylePage = definePage({
  path: '/mailbox/style.css',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render() {
    return {
      html: new Html(await readFile(join(import.meta.dirname, 'mailbox.css'), 'utf8')),
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
    };
  },
});

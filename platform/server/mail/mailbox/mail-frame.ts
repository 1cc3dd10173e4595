import { Html } from '../../http/html.ts';
import type { RenderedMail } from '../render-mail.ts';

/** The mail itself, in a frame of the mailbox: it may have its inline styles, and nothing else of ours. */
export function mailFrame(mail: RenderedMail): { html: Html; headers: Record<string, string> } {
  return {
    html: new Html(mail.html),
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    },
  };
}

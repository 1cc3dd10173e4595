import type { App } from '../../app.ts';
import { Html } from '../../http/html.ts';
import { htmlWithLogo } from '../mail-logo.ts';
import type { RenderedMail } from '../render-mail.ts';

/** The mail itself, in a frame of the mailbox: it may have its inline styles, and nothing else of ours. */
export async function mailFrame(
  app: App,
  mail: RenderedMail,
): Promise<{ html: Html; headers: Record<string, string> }> {
  return {
    html: new Html(await htmlWithLogo({ app }, mail)),
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        'img-src data:',
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

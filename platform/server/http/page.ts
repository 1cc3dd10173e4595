import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import type { Html } from './html.ts';

/** A server-rendered page for people without an account: works without scripts. */
export interface Page {
  path: string;
  /** Why anybody may open it. */
  reason: string;
  /** Mounted only where this holds; the local mailbox is not for production. */
  when?: (app: App) => boolean;
  render(request: {
    app: App;
    params: Record<string, string>;
    query: Record<string, string>;
    locale: Locale;
  }): Promise<{ status?: number; html: Html; headers?: Record<string, string> }>;
}

export function definePage(page: Page): Page {
  return page;
}

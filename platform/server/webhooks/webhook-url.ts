import { type UrlFault, urlFault } from '#platform/contract/outbound/public-url.ts';
import {
  webhookUrlInvalid,
  webhookUrlNotHttps,
  webhookUrlNotPublic,
  webhookUrlWithCredentials,
} from '#platform/contract/webhooks/webhook-problems.ts';
import type { App } from '../app.ts';

const PROBLEMS = {
  invalid: webhookUrlInvalid,
  credentials: webhookUrlWithCredentials,
  'not-public': webhookUrlNotPublic,
  'not-https': webhookUrlNotHttps,
} as const satisfies Record<UrlFault, unknown>;

/** The URL as it is stored. The address that its host resolves to is checked at each delivery. */
export function webhookUrl({ outbound }: Pick<App, 'outbound'>, given: string): string {
  const fault = urlFault(given);
  const url = URL.parse(given);
  if (!url) throw webhookUrlInvalid();
  const opened = (fault === 'not-public' || fault === 'not-https') && outbound.allows(url);
  if (fault && !opened) throw PROBLEMS[fault]();
  url.hash = '';
  return url.href;
}

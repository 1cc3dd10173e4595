import type { PageCheck } from '#modules/leads/contract/forms/health-calls.ts';
import type { App } from '#platform/server/app.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import { visibleMarkup } from './visible-markup.ts';

const HOPS = 5;
const TOTAL_MS = 15_000;
const PAGE_BYTES = 4 * 1024 * 1024;
const SCRIPT = 'comptoir-form.js';

type Found = Pick<PageCheck, 'outcome' | 'status' | 'failure'>;

/**
 * Fetches a page like a visitor without scripts, validates each redirect target like the first URL, and searches for
 * the form [FORM-09].
 */
export async function inspectPage(
  { app }: { app: Pick<App, 'outbound'> },
  { url, formId, signal }: { url: string; formId: string; signal?: AbortSignal },
): Promise<Found> {
  let address = url;
  try {
    for (let hops = 0; hops <= HOPS; hops += 1) {
      const { status, headers, body } = await app.outbound.request({
        url: address,
        headers: { accept: 'text/html', 'user-agent': 'Comptoir page check' },
        totalMs: TOTAL_MS,
        maxBytes: PAGE_BYTES,
        ...(signal && { signal }),
      });
      const next =
        status >= 300 && status < 400 && headers.location
          ? URL.parse(headers.location, address)
          : null;
      if (!next)
        return status >= 200 && status < 300
          ? { outcome: await findForm(body.toString('utf8'), formId), status, failure: null }
          : { outcome: 'error', status, failure: null };
      address = next.href;
    }
    return { outcome: 'error', status: 310, failure: null };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof OutboundError)) throw error;
    return { outcome: 'error', status: null, failure: error.code };
  }
}

async function findForm(page: string, formId: string): Promise<Found['outcome']> {
  const markup = (await visibleMarkup(page)).toLowerCase();
  if (!markup.includes(formId.toLowerCase())) return 'formGone';
  return markup.includes(SCRIPT) ? 'ok' : 'scriptGone';
}

import {
  destinationFault,
  resolvedDestination,
  spelledOut,
} from '#modules/touchpoints/contract/destination.ts';
import type { checkDestinationCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import { configurationInUse } from '../configurations/brand-settings.ts';
import type { Context } from '../tables.ts';
import { refuseLoop } from '../touchpoint.policy.ts';

type Verdict = CallOutput<typeof checkDestinationCall>;
type Answer = Omit<Verdict, 'fault'>;

const TOTAL_MS = 4_000;
/** Status codes of pages that exist but want another caller or another time. */
const THERE = new Set([401, 403, 405, 429]);
const UNCHECKED: Answer = { answers: 'unasked', status: null, ms: null };

/** Validates a destination, then requests it [TP-12]. */
export async function checkDestination(
  { db, app }: Context,
  given: { clientId: string; destUrl: string; configurationSlug: string },
): Promise<Verdict> {
  const text = given.destUrl.trim();
  const fault = text === '' ? 'required' : destinationFault(text);
  if (fault) return { fault, ...UNCHECKED };
  try {
    const { clientId, configurationSlug: slug } = given;
    const { siteUrl } = await configurationInUse({ db }, { clientId, slug });
    const address = spelledOut(text);
    await refuseLoop({ app }, { address, siteUrl });
    return {
      fault: null,
      ...(await probeAddress({ app }, resolvedDestination(address, siteUrl) ?? '')),
    };
  } catch (error) {
    if (error instanceof Problem) return { fault: error.code, ...UNCHECKED };
    throw error;
  }
}

/** Redirects count as a response; their target is the other site's concern. */
export async function probeAddress({ app }: { app: App }, address: string): Promise<Answer> {
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const { status } = await app.outbound.request({
      url: address,
      totalMs: TOTAL_MS,
      maxBytes: 64 * 1024,
      bodyNeeded: false,
    });
    const answers = status < 400 || THERE.has(status) ? 'yes' : 'no';
    return { answers, status, ms: tookMs() };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    // The app only calls https URLs; a visitor's browser also opens http.
    if (error.code === 'HTTPS_REQUIRED') return UNCHECKED;
    return { answers: 'no', status: null, ms: tookMs() };
  }
}

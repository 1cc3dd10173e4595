import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { findGoogleReplier } from '../google/google-replier.ts';
import { gatoreviewsSender } from './gatoreviews-sender.ts';
import { googleSender } from './google-sender.ts';
import type { ReplySender, SenderContext } from './reply-sender.ts';

/** How replies reach each source. */
const SENDERS: Record<ReviewOrigin, ReplySender> = {
  GATOREVIEWS: gatoreviewsSender,
  GMB: googleSender(findGoogleReplier),
};

export function replySender(origin: ReviewOrigin): ReplySender {
  return SENDERS[origin];
}

/** The sources that a client has connected so far that replies can be sent there. */
export async function connectedSources(
  context: SenderContext,
  clientId: string,
): Promise<ReadonlySet<ReviewOrigin>> {
  const connected = new Set<ReviewOrigin>();
  for (const sender of Object.values(SENDERS))
    if (await sender.canReply(context, clientId)) connected.add(sender.origin);
  return connected;
}

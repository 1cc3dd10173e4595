import type { Station } from './contact.ts';

/**
 * Journeys with a lead that was neither sold nor lost. They wait for their shop even after a review and its reply, because
 * the lead can still be sold, or is lost later [PH-05].
 */
export function openJourneyIds(stations: readonly Station[]): string[] {
  const idsOf = (...kinds: Station['kind'][]) =>
    new Set(
      stations.flatMap(({ kind, journeyId }) =>
        journeyId !== null && kinds.includes(kind) ? [journeyId] : [],
      ),
    );
  const ended = idsOf('sale', 'lost');
  return [...idsOf('lead')].filter((id) => !ended.has(id));
}

import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { openJourneyIds } from '#modules/profile-hub/contract/open-journeys.ts';

/** Steps of a journey from scan to reply, in order; a lost lead is shown at the step after its last one. */
export const JOURNEY_STOPS = [
  'scan',
  'landing',
  'lead',
  'accepted',
  'sale',
  'review',
  'reply',
] as const;
export type JourneyStopKind = (typeof JOURNEY_STOPS)[number];

export type StopState =
  /** The step was reached. */
  | 'done'
  /** The last reached step of an open journey; of a waiting lead, even if its review came already. */
  | 'due'
  /** The lead was lost here. */
  | 'lost'
  /** The step can still be reached. */
  | 'ahead'
  /** The step was skipped or can no longer be reached. */
  | 'never';

export interface JourneyStop {
  at: JourneyStopKind;
  state: StopState;
  station?: Station;
  /** Seconds until the next reached step; not of a step that still waits for it. */
  seconds?: number;
}

export interface Journey {
  id: string;
  /** The product, if known. */
  product: string;
  /** Names of the shop and of the form of the lead, if known. */
  shop: string;
  form: string;
  /** The short URL it began with, if known. */
  suffix: string;
  from: string;
  to: string;
  outcome: 'open' | 'sold' | 'closed' | 'lost';
  stops: JourneyStop[];
}

/** Journeys of a contact, newest first, and events outside a journey [PH-05]. */
export function groupJourneys(stations: readonly Station[]): {
  journeys: Journey[];
  others: Station[];
} {
  const stationsByJourney = new Map<string, Station[]>();
  const others: Station[] = [];
  for (const station of stations) {
    const isJourneyStation =
      station.kind === 'lost' || JOURNEY_STOPS.some((kind) => kind === station.kind);
    if (station.journeyId === null || !isJourneyStation) others.push(station);
    else
      stationsByJourney.set(station.journeyId, [
        ...(stationsByJourney.get(station.journeyId) ?? []),
        station,
      ]);
  }
  const waiting = new Set(openJourneyIds(stations));
  const journeys = [...stationsByJourney].map(([id, members]) =>
    toJourney(id, members, waiting.has(id)),
  );
  return { journeys: journeys.sort((one, other) => (one.from < other.from ? 1 : -1)), others };
}

function toJourney(id: string, stations: readonly Station[], isWaiting: boolean): Journey {
  const sorted = [...stations].sort((one, other) => (one.at < other.at ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const reached = (kind: Station['kind']) => sorted.find((station) => station.kind === kind);
  const detailOf = (name: string) =>
    sorted.map(({ detail }) => String(detail[name] ?? '')).find(Boolean) ?? '';
  const lost = reached('sale') ? undefined : reached('lost');
  const outcome = outcomeOf({ isLost: lost !== undefined, isWaiting, reached });
  // The lead decides how far a journey is, until it is sold: a review may come before.
  const stopsOfLead = lost || isWaiting ? JOURNEY_STOPS.indexOf('sale') : JOURNEY_STOPS.length;
  const furthest = JOURNEY_STOPS.slice(0, stopsOfLead).findLastIndex((kind) => reached(kind));
  const stops = JOURNEY_STOPS.map((at, index): JourneyStop => {
    const station = reached(at);
    if (lost && index === furthest + 1) return { at, state: 'lost', station: lost };
    if (!station) return { at, state: index < furthest || lost ? 'never' : 'ahead' };
    return { at, state: outcome === 'open' && index === furthest ? 'due' : 'done', station };
  });
  return {
    id,
    product: detailOf('product'),
    shop: detailOf('shop'),
    form: detailOf('form'),
    suffix: detailOf('suffix'),
    from: first?.at ?? '',
    to: last?.at ?? '',
    outcome,
    stops: stops.map((stop, index) => withSeconds(stop, stops.slice(index + 1))),
  };
}

function outcomeOf({
  isLost,
  isWaiting,
  reached,
}: {
  isLost: boolean;
  isWaiting: boolean;
  reached: (kind: Station['kind']) => Station | undefined;
}): Journey['outcome'] {
  if (isLost) return 'lost';
  if (isWaiting) return 'open';
  return reached('reply') ? 'closed' : reached('sale') ? 'sold' : 'open';
}

function withSeconds(stop: JourneyStop, later: readonly JourneyStop[]): JourneyStop {
  const next = later.find(({ station }) => station)?.station;
  if (!stop.station || !next || stop.state === 'due' || stop.state === 'lost') return stop;
  const seconds = (Date.parse(next.at) - Date.parse(stop.station.at)) / 1_000;
  return { ...stop, seconds: Math.max(0, seconds) };
}

export interface ChosenStation {
  journey: Journey;
  station: Station;
}

/**
 * The station that the address names. Otherwise, if `isAlways`, the latest review, because it is what the contact said, or
 * the latest station.
 */
export function findChosenStation(
  journeys: readonly Journey[],
  address: unknown,
  isAlways: boolean,
): ChosenStation | undefined {
  const all = journeys
    .flatMap((journey) =>
      journey.stops.flatMap(({ station }) => (station ? [{ journey, station }] : [])),
    )
    .sort((one, other) => (one.station.at < other.station.at ? 1 : -1));
  const named = all.find(({ station }) => station.id === address);
  if (named || !isAlways) return named;
  return all.find(({ station }) => station.kind === 'review') ?? all[0];
}

const DAY_MS = 86_400_000;

/** Whole days; a part of a day counts. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / DAY_MS));
}

import type { Station } from '#modules/profile-hub/contract/station.ts';

/** The stations of a way from scan to reply, in their order; a loss stands where the next one would have stood. */
export const WAY = ['scan', 'landing', 'lead', 'accepted', 'sale', 'review', 'reply'] as const;
export type WayStop = (typeof WAY)[number];

/** done: reached. due: reached last, and the next one is waited for. ahead: can still come. never: was left out, or is over. */
export type StopState = 'done' | 'due' | 'lost' | 'ahead' | 'never';

export interface JourneyStop {
  at: WayStop;
  state: StopState;
  station?: Station;
  /** To the next that was reached. */
  seconds?: number;
}

export interface Journey {
  id: string;
  /** What it is about, where that is known. */
  product: string;
  from: string;
  to: string;
  outcome: 'open' | 'sold' | 'closed' | 'lost';
  stops: JourneyStop[];
}

/** Ways of a contact, the newest first, and all that stands on none [PH-05]. */
export function journeysOf(stations: readonly Station[]): {
  journeys: Journey[];
  others: Station[];
} {
  const ways = new Map<string, Station[]>();
  const others: Station[] = [];
  for (const station of stations) {
    const isOnWay = station.kind === 'lost' || WAY.some((kind) => kind === station.kind);
    if (station.journeyId === null || !isOnWay) others.push(station);
    else ways.set(station.journeyId, [...(ways.get(station.journeyId) ?? []), station]);
  }
  const journeys = [...ways].map(([id, members]) => journeyOf(id, members));
  return { journeys: journeys.sort((one, other) => (one.from < other.from ? 1 : -1)), others };
}

function journeyOf(id: string, stations: readonly Station[]): Journey {
  const sorted = [...stations].sort((one, other) => (one.at < other.at ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const reached = (kind: Station['kind']) => sorted.find((station) => station.kind === kind);
  const lost = reached('sale') ? undefined : reached('lost');
  const outcome = lost ? 'lost' : reached('reply') ? 'closed' : reached('sale') ? 'sold' : 'open';
  const furthest = WAY.findLastIndex((kind) => reached(kind));
  const stops = WAY.map((at, place): JourneyStop => {
    const station = reached(at);
    if (lost && place === furthest + 1) return { at, state: 'lost', station: lost };
    if (!station) return { at, state: place < furthest || lost ? 'never' : 'ahead' };
    return { at, state: outcome === 'open' && place === furthest ? 'due' : 'done', station };
  });
  return {
    id,
    product: sorted.map(({ detail }) => String(detail.product ?? '')).find(Boolean) ?? '',
    from: first?.at ?? '',
    to: last?.at ?? '',
    outcome,
    stops: stops.map((stop, place) => withSeconds(stop, stops.slice(place + 1))),
  };
}

function withSeconds(stop: JourneyStop, later: readonly JourneyStop[]): JourneyStop {
  const next = later.find(({ station }) => station)?.station;
  if (!stop.station || !next) return stop;
  const seconds = (Date.parse(next.at) - Date.parse(stop.station.at)) / 1_000;
  return { ...stop, seconds: Math.max(0, seconds) };
}

import { useCallback, useEffect, useState } from 'react';
import {
  BASE_MAPS_PATH,
  type BaseMap,
  baseMapsSchema,
  type StyleBaseMap,
} from '#platform/contract/map/base-map.ts';
import { type ActiveBaseMap, chooseBaseMap } from './choose-base-map.ts';

/** Retry interval: long enough that maps of a page do not flicker, short enough that streets return soon. */
const REST_MS = 5 * 60_000;

/** Base maps that failed on this page, so that other maps need not try them. */
export class FailedBaseMaps {
  readonly #left = new Map<string, number>();

  leave(baseMap: BaseMap): void {
    this.#left.set(keyOf(baseMap), Date.now());
  }

  /** The last one is always included, because there is no further fallback. */
  without(grounds: readonly BaseMap[]): BaseMap[] {
    return grounds.filter(
      (baseMap, index) => index === grounds.length - 1 || !this.#rests(keyOf(baseMap)),
    );
  }

  #rests(key: string): boolean {
    return Date.now() - (this.#left.get(key) ?? -REST_MS) < REST_MS;
  }
}

let request: Promise<BaseMap[]> | undefined;
const left = new FailedBaseMaps();

/** Requested once per page, while the drawing code loads; all maps of the page share the result. */
function fetchSuiteBaseMaps(): Promise<BaseMap[]> {
  request ??= fetch(BASE_MAPS_PATH)
    .then((response) => response.json())
    .then((answer) => baseMapsSchema.parse(answer).grounds)
    .catch((error: unknown) => {
      request = undefined;
      throw error;
    });
  return request;
}

/**
 * Selects the base map: the client's own before the suite's. A failure of the suite's base map is reported and retried
 * with the next attempt; other failures only switch to the next base map.
 */
export function useBaseMap(
  attempt: number,
  onError: (error: unknown) => void,
  own?: StyleBaseMap | null | 'asked',
): ActiveBaseMap | null {
  const [baseMap, setBaseMap] = useState<ActiveBaseMap | null>(null);
  const [steps, setSteps] = useState(0);
  const isPending = own === 'asked';
  const ownStyle = isPending ? undefined : own?.style;
  const leave = useCallback((from: BaseMap) => {
    left.leave(from);
    setSteps((taken) => taken + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests once, regardless of who handles its failure
  useEffect(() => {
    if (isPending) return;
    let isOver = false;
    const find = async () => {
      const suiteBaseMaps = await fetchSuiteBaseMaps();
      const first: BaseMap[] = ownStyle ? [{ kind: 'style', style: ownStyle }] : [];
      const stood = await chooseBaseMap(left.without([...first, ...suiteBaseMaps]));
      if (isOver || !stood) return;
      const { on, isLast, ...active } = stood;
      setBaseMap({ ...active, leave: isLast ? null : () => leave(on) });
    };
    find().catch((error: unknown) => isOver || onError(error));
    return () => {
      isOver = true;
    };
  }, [attempt, isPending, ownStyle, steps]);
  return baseMap;
}

function keyOf(baseMap: BaseMap): string {
  return baseMap.kind === 'tiles' ? baseMap.tiles : baseMap.style;
}

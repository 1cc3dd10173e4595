import { useCallback, useEffect, useState } from 'react';
import {
  BASE_MAPS_PATH,
  type BaseMap,
  baseMapsSchema,
  type StyleBaseMap,
} from '#platform/contract/map/base-map.ts';
import { type ActiveBaseMap, chooseBaseMap } from './choose-base-map.ts';

/** Long enough that the maps of a page do not flicker one after the other, short enough that streets come back. */
const REST_MS = 5 * 60_000;

/** Grounds that failed in this page: its other maps need not find out for themselves. */
export class FailedBaseMaps {
  readonly #left = new Map<string, number>();

  leave(ground: BaseMap): void {
    this.#left.set(keyOf(ground), Date.now());
  }

  /** The last one is never left out: there is nothing behind it. */
  without(grounds: readonly BaseMap[]): BaseMap[] {
    return grounds.filter(
      (ground, index) => index === grounds.length - 1 || !this.#rests(keyOf(ground)),
    );
  }

  #rests(key: string): boolean {
    return Date.now() - (this.#left.get(key) ?? -REST_MS) < REST_MS;
  }
}

let asked: Promise<BaseMap[]> | undefined;
const left = new FailedBaseMaps();

/** Requested once per page, while the drawing code loads; all maps of the page share the result. */
function groundsOfHouse(): Promise<BaseMap[]> {
  asked ??= fetch(BASE_MAPS_PATH)
    .then((response) => response.json())
    .then((answer) => baseMapsSchema.parse(answer).grounds)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
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
  const [ground, setGround] = useState<ActiveBaseMap | null>(null);
  const [steps, setSteps] = useState(0);
  const isAsked = own === 'asked';
  const ownStyle = isAsked ? undefined : own?.style;
  const leave = useCallback((from: BaseMap) => {
    left.leave(from);
    setSteps((taken) => taken + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once, whoever listens to its failure
  useEffect(() => {
    if (isAsked) return;
    let isOver = false;
    const find = async () => {
      const ofHouse = await groundsOfHouse();
      const first: BaseMap[] = ownStyle ? [{ kind: 'style', style: ownStyle }] : [];
      const stood = await chooseBaseMap(left.without([...first, ...ofHouse]));
      if (isOver || !stood) return;
      const { on, isLast, ...standing } = stood;
      setGround({ ...standing, leave: isLast ? null : () => leave(on) });
    };
    find().catch((error: unknown) => isOver || onError(error));
    return () => {
      isOver = true;
    };
  }, [attempt, isAsked, ownStyle, steps]);
  return ground;
}

function keyOf(ground: BaseMap): string {
  return ground.kind === 'tiles' ? ground.tiles : ground.style;
}

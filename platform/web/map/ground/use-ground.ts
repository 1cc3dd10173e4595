import { useCallback, useEffect, useState } from 'react';
import {
  GROUNDS_PATH,
  type Ground,
  groundsSchema,
  type StyleGround,
} from '#platform/contract/map/ground.ts';
import { LeftGrounds } from './left-grounds.ts';
import { standOn } from './stand-on.ts';
import type { StandingGround } from './standing-ground.ts';

let asked: Promise<Ground[]> | undefined;
const left = new LeftGrounds();

/** Asked once a page, while the drawing is still on its way: every map of it stands on the same. */
function groundsOfHouse(): Promise<Ground[]> {
  asked ??= fetch(GROUNDS_PATH)
    .then((response) => response.json())
    .then((answer) => groundsSchema.parse(answer).grounds)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

/**
 * What the map stands on: a client's own map before the house's. A failure of all of them is told, and asked about again
 * with the next attempt; that of a better one is not: the next takes its place.
 */
export function useGround(
  attempt: number,
  onError: (error: unknown) => void,
  own?: StyleGround | null | 'asked',
): StandingGround | null {
  const [ground, setGround] = useState<StandingGround | null>(null);
  const [steps, setSteps] = useState(0);
  const isAsked = own === 'asked';
  const ownStyle = isAsked ? undefined : own?.style;
  const leave = useCallback((from: Ground) => {
    left.leave(from);
    setSteps((taken) => taken + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once, whoever listens to its failure
  useEffect(() => {
    if (isAsked) return;
    let isOver = false;
    const find = async () => {
      const ofHouse = await groundsOfHouse();
      const first: Ground[] = ownStyle ? [{ kind: 'style', style: ownStyle }] : [];
      const stood = await standOn(left.without([...first, ...ofHouse]));
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

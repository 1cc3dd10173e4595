import { useEffect, useState } from 'react';
import { GROUNDS_PATH, groundsSchema, type TiledGround } from '#platform/contract/map/ground.ts';

let asked: Promise<TiledGround | null> | undefined;

/** Asked once a page, while the drawing is still on its way: every map of it stands on the same. */
function bestGround(): Promise<TiledGround | null> {
  asked ??= fetch(GROUNDS_PATH)
    .then((response) => response.json())
    .then((answer) => groundsSchema.parse(answer).grounds[0] ?? null)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

/** What the map stands on; a failure is told, and asked about again with the next attempt. */
export function useGround(attempt: number, onError: (error: unknown) => void): TiledGround | null {
  const [ground, setGround] = useState<TiledGround | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once, whoever listens to its failure
  useEffect(() => {
    let left = false;
    bestGround().then(
      (found) => left || setGround(found),
      (error: unknown) => left || onError(error),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  return ground;
}

import { type Pause, type Point, PointGrid } from '../retailers/point-grid.ts';

export interface DemandPoint extends Point {
  intentions: number;
}

export interface ChosenPlace {
  /** Index of the candidate. */
  candidate: number;
  /** Indexes of the demand that only this place covers. */
  covers: number[];
  intentions: number;
}

/**
 * Greedy maximum coverage: repeatedly takes the candidate with the most uncovered demand within the radius. It covers
 * at least 1 − 1/e of the optimum. Gains are stored and only reduced where nearby demand gets covered. Among equal
 * candidates the first wins.
 */
export async function coverDemand(
  demand: readonly DemandPoint[],
  candidates: readonly Point[],
  choice: {
    km: number;
    places: number;
    pause?: Pause;
    /** Called with the number of evaluated candidates. */
    progress?: (done: number) => void;
  },
): Promise<ChosenPlace[]> {
  const { km, places, pause = () => undefined, progress } = choice;
  const demandGrid = await PointGrid.of(demand, km, pause);
  const candidateGrid = await PointGrid.of(candidates, km, pause);
  const gains = new Float64Array(candidates.length);
  for (const [index, candidate] of candidates.entries()) {
    let gain = 0;
    demandGrid.within(candidate, (of) => {
      gain += demand[of]?.intentions ?? 0;
    });
    gains[index] = gain;
    await pause();
    progress?.(index + 1);
  }
  const isCovered = new Uint8Array(demand.length);
  const chosen: ChosenPlace[] = [];
  while (chosen.length < places) {
    const candidate = indexOfLargest(gains);
    const intentions = gains[candidate] ?? 0;
    const at = candidates[candidate];
    if (!at || intentions <= 0) break;
    const covers: number[] = [];
    demandGrid.within(at, (index) => {
      if (isCovered[index] === 0) covers.push(index);
    });
    covers.sort((a, b) => a - b);
    for (const index of covers) {
      isCovered[index] = 1;
      const point = demand[index] as DemandPoint;
      candidateGrid.within(point, (near) => {
        gains[near] = (gains[near] ?? 0) - point.intentions;
      });
      await pause();
    }
    chosen.push({ candidate, covers, intentions });
  }
  return chosen;
}

function indexOfLargest(values: Float64Array): number {
  let largest = 0;
  for (let index = 1; index < values.length; index++)
    if ((values[index] ?? 0) > (values[largest] ?? 0)) largest = index;
  return largest;
}

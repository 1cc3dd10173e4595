import { useFormat } from '#platform/web/format/use-format.ts';
import { useSegmentFigure } from '../data/use-segment-figure.ts';

/** How many contacts are in it; counted after the list is shown, for a million takes longer than a page. */
export function SegmentFigure({ id }: { id: string }) {
  const { number } = useFormat();
  const count = useSegmentFigure(id);
  return count === undefined ? '…' : number(count);
}

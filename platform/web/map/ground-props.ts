import type { StandingGround } from './ground/standing-ground.ts';
import type { AreaOutlines, MapArea, MapRing, MapView } from './map-data.ts';
import type { MapStage } from './map-stage.ts';
import type { Point } from './mercator.ts';

export type AreaHover = Point & { id: string };

/** What draws the ground: WebGL where the browser has it, else a picture of the same outlines. */
export type GroundProps = {
  label: string;
  view: MapView;
  inPage: boolean;
  /** Not yet known: nothing can be drawn. */
  ground: StandingGround | null;
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  rings: readonly MapRing[];
  chosenArea: string | null;
  onStage: (stage: MapStage | null) => void;
  onArea: (id: string | null) => void;
  onHover: (hover: AreaHover | null) => void;
  /** The ground is drawn for the first time. */
  onReady: () => void;
  /** It cannot be drawn this way here. */
  onFail: () => void;
  /** Something it needs did not come. */
  onError: (error: unknown) => void;
};

export const MARGIN = 32;

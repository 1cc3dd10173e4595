import type { StandingGround } from './ground/standing-ground.ts';
import type { AreaOutlines, AreaStyle, MapArea, MapRing, MapView } from './map-data.ts';
import type { MapStage } from './map-stage.ts';
import type { Camera, Point } from './mercator.ts';

export type AreaHover = Point & { id: string };

/** What draws the ground: WebGL where the browser has it, and before it is there or where it is not, pictures of the same tiles. */
export type GroundProps = {
  label: string;
  /** What stands on the ground is in here; whoever draws the ground takes it in. */
  overlay: HTMLElement;
  view: MapView;
  inPage: boolean;
  /** Not yet known: nothing can be drawn. */
  ground: StandingGround | null;
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  areaStyle: AreaStyle | undefined;
  rings: readonly MapRing[];
  chosenArea: string | null;
  onStage: (stage: MapStage | null) => void;
  /** It is looked at from elsewhere, and whoever draws the ground next begins there. */
  onLook: (at: Camera) => void;
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

import type { ActiveBaseMap } from './base-map/choose-base-map.ts';
import type { AreaOutlines, AreaStyle, MapArea, MapRing, MapView } from './map-data.ts';
import type { MapStage } from './map-stage.ts';
import type { Camera, Point } from './mercator.ts';

export type AreaHover = Point & { id: string };

/** Props of a base map renderer: WebGL where available, otherwise and until it is ready, images of the same tiles. */
export type BaseMapProps = {
  label: string;
  /** Contains the elements on the base map; each renderer mounts it. */
  overlay: HTMLElement;
  view: MapView;
  inPage: boolean;
  /** Null while unknown: nothing can be drawn. */
  ground: ActiveBaseMap | null;
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  areaStyle: AreaStyle | undefined;
  rings: readonly MapRing[];
  chosenArea: string | null;
  onStage: (stage: MapStage | null) => void;
  /** The view was moved; the next renderer starts there. */
  onLook: (at: Camera) => void;
  onArea: (id: string | null) => void;
  onHover: (hover: AreaHover | null) => void;
  /** The base map is drawn for the first time. */
  onReady: () => void;
  /** It cannot be drawn this way here. */
  onFail: () => void;
  /** Something it needs did not come. */
  onError: (error: unknown) => void;
};

export const MARGIN = 32;

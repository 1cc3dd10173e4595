import type { ReactNode } from 'react';
import type { StyleBaseMap } from '#platform/contract/map/base-map.ts';
import type { ActiveBaseMap } from './base-map/choose-base-map.ts';
import type {
  AreaOutlines,
  AreaStyle,
  LngLat,
  MapArea,
  MapLine,
  MapMarker,
  MapPlacing,
  MapRing,
  MapTarget,
  MapView,
} from './map-data.ts';
import type { MapStage } from './map-stage.ts';
import type { Camera, Point } from './mercator.ts';

export type GeoMapProps = {
  /** Text for screen readers that describes the map. */
  label: string;
  view: MapView;
  outlines?: AreaOutlines;
  areas?: readonly MapArea[];
  areaStyle?: AreaStyle;
  /** Attribution of the outlines, in addition to that of the base map. */
  attribution?: string;
  markers?: readonly MapMarker[];
  clustered?: boolean;
  rings?: readonly MapRing[];
  lines?: readonly MapLine[];
  chosen?: MapTarget | null;
  /** An area that stays outlined while a marker is chosen. */
  outlinedArea?: string | null;
  onChoose?: (target: MapTarget | null) => void;
  /** Content of the card next to the chosen marker. */
  card?: ReactNode;
  /** Panels at the top left, 16 px from the edge. */
  topLeft?: ReactNode;
  topRight?: ReactNode;
  legend?: ReactNode;
  /** If given, the user may request their own position. */
  onLocate?: (at: LngLat) => void;
  /**
   * The client's own map provider, preferred on its pages; if it fails, the suite's base map replaces it. While it loads, no
   * base map is shown, because it would have to be replaced.
   */
  ownBaseMap?: StyleBaseMap | null | 'asked';
  /**
   * For a map in a scrolling page: one finger and the plain wheel scroll the page, two fingers and Ctrl move the map.
   */
  inPage?: boolean;
  /** If given, the screen has a separate table of the map's content. */
  onTable?: () => void;
  /** Called with the map's stage, for screens that load by view or export an image; null while there is none. */
  onStage?: (stage: MapStage | null) => void;
  /** If given, the user can place a mark on the map. */
  placing?: MapPlacing;
};

export type AreaHover = Point & { id: string };

/** Props of a base map renderer: WebGL where available, otherwise and until it is ready, images of the same tiles. */
export type BaseMapProps = {
  label: string;
  /** Contains the elements on the base map; each renderer mounts it. */
  overlay: HTMLElement;
  view: MapView;
  inPage: boolean;
  /** Base map to draw; null while unknown. */
  ground: ActiveBaseMap | null;
  outlines: AreaOutlines;
  areas: readonly MapArea[];
  areaStyle: AreaStyle | undefined;
  rings: readonly MapRing[];
  chosenArea: string | null;
  onStage: (stage: MapStage | null) => void;
  /** Called when the view moved; the next renderer starts there. */
  onViewChange: (at: Camera) => void;
  onArea: (id: string | null) => void;
  onHover: (hover: AreaHover | null) => void;
  /** Called when the base map is drawn for the first time. */
  onReady: () => void;
  /** Called when this renderer does not work in this browser. */
  onFail: () => void;
  /** Called when required data fails to load. */
  onError: (error: unknown) => void;
};

export const MARGIN = 32;

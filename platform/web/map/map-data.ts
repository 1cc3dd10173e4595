import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** Longitude first, as in GeoJSON. */
export type LngLat = readonly [longitude: number, latitude: number];

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

/** Pixels at each edge of the map, for panels that lie on it. */
export type MapEdges = { top: number; right: number; bottom: number; left: number };

/** Bounds are shown completely within the edges. */
export type MapView = { bounds: Bounds; within?: MapEdges } | { centre: LngLat; zoom: number };

/**
 * From 5 (full colour) to 1; 0 is surface with an edge; `near` is next to the searched area; `none` is grey, without a value.
 */
export type AreaTone = 0 | 1 | 2 | 3 | 4 | 5 | 'near' | 'none';

/** Outlines carry the area's id as `properties.id`. */
export type AreaOutlines = FeatureCollection<Polygon | MultiPolygon, { id: string }>;

export type MapArea = {
  id: string;
  name: string;
  /** Formatted value of the area, for hover, focus and table. */
  value: string;
  /** A second line on hover and focus: share and rank, or why the area has no colour. */
  note?: string;
  tone: AreaTone;
  /** The brand's own hex colour instead of the tone. */
  colour?: string;
  hot?: boolean;
  /** With a brass edge, for areas of the legend rule being edited. */
  outlined?: boolean;
};

/** How areas are drawn: opacity from 0 to 1, border width in pixels. */
export type AreaStyle = { opacity: number; borderWidth: number };

export type MarkerShape = 'disc' | 'ring' | 'square';
/** Shapes of signs outside the map, such as those of a brand's types. */
export type SignShape = MarkerShape | 'diamond' | 'triangle';

export type MapMarker = {
  id: string;
  at: LngLat;
  name: string;
  note?: string;
  /** The meaning of the shape as text, for screen readers and the table. */
  kind?: string;
  shape: MarkerShape;
  /** A small dot, or a pin of 24 px with its number in the list. */
  size?: 'dot' | 'pin';
  number?: string;
  /** A label next to the marker, where there is room. */
  label?: string;
  /** Counts towards the arc of its cluster. */
  inArc?: boolean;
  /** The brand's own hex colour instead of the theme's. */
  colour?: string;
  /**
   * Represents many places counted by the server: a disc with their number; the arc is a share from 0 to 1. Their middle, if
   * the disc is drawn elsewhere.
   */
  cluster?: { count: number; arc: number; middle?: LngLat };
};

/** A dotted line between two places, for example from an old position to a new one. */
export type MapLine = { id: string; from: LngLat; to: LngLat };

export type MapRing = { id: string; at: LngLat; kilometres: number; label: string };

/** A mark that the user places here: by click, by dragging or with the arrow keys. */
export type MapPlacing = {
  at: LngLat | null;
  name: string;
  onPlace: (at: LngLat) => void;
  /** A found place: the map zooms in so far that a click is precise to metres. */
  found?: { at: LngLat } | null;
};

export type MapTarget = { kind: 'area' | 'marker'; id: string };

import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** Longitude first, as in GeoJSON. */
export type LngLat = readonly [longitude: number, latitude: number];

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

export type MapView = { bounds: Bounds } | { centre: LngLat; zoom: number };

/**
 * From 5, the full colour, down to 1; 0 is bare surface with an edge; `near` lies beside the one searched, `none` is grey:
 * there is no value.
 */
export type AreaTone = 0 | 1 | 2 | 3 | 4 | 5 | 'near' | 'none';

/** Outlines carry the area's id as `properties.id`. */
export type AreaOutlines = FeatureCollection<Polygon | MultiPolygon, { id: string }>;

export type MapArea = {
  id: string;
  name: string;
  /** The number that colours it, written: on hover, on focus and in the table. */
  value: string;
  /** A second line on hover and on focus: its share and rank, or why it has no colour. */
  note?: string;
  tone: AreaTone;
  /** A brand's own hex instead of the tone's. */
  colour?: string;
  hot?: boolean;
  /** Edged in brass, as the areas of a legend rule that is being edited. */
  outlined?: boolean;
};

/** How the areas of a map are drawn: opacity from 0 to 1, the width of their borders in pixels. */
export type AreaStyle = { opacity: number; borderWidth: number };

export type MarkerShape = 'disc' | 'ring' | 'square';

export type MapMarker = {
  id: string;
  at: LngLat;
  name: string;
  note?: string;
  /** The meaning of the shape as text, for screen readers and the table. */
  kind?: string;
  shape: MarkerShape;
  /** A dot among many, or a pin of 24 px that carries its number in the list. */
  size?: 'dot' | 'pin';
  number?: string;
  /** A label next to the marker, where there is room. */
  label?: string;
  /** Counts into the arc of the cluster that holds it. */
  inArc?: boolean;
  /** A brand's own hex instead of the theme's ink. */
  colour?: string;
  /** Represents many places counted by the server: a disc with their number; the arc is a share from 0 to 1. */
  cluster?: { count: number; arc: number };
};

/** A dotted line between two places, as from the old one to the new one. */
export type MapLine = { id: string; from: LngLat; to: LngLat };

export type MapRing = { id: string; at: LngLat; kilometres: number; label: string };

/** A mark that the user places here: by click, by dragging or with the arrow keys. */
export type MapPlacing = {
  at: LngLat | null;
  name: string;
  onPlace: (at: LngLat) => void;
  /** A place that was found for it: a new one is shown so near that a press means metres. */
  found?: { at: LngLat } | null;
};

export type MapTarget = { kind: 'area' | 'marker'; id: string };

import { useEffect, useState } from 'react';
import { type MapLook, mapLookSchema } from '#modules/locator/contract/site-calls.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { fromWorld, type Point, type Size, toWorld } from '#platform/web/map/mercator.ts';

/** As the server draws the picture: platform/server/map/picture/picture-frame.ts. */
const MARGIN = 36;
const CLOSEST = 11;

export interface Box extends Size {
  left: number;
  top: number;
}

/** The map of a page in the preview, in pixels of the stage around the frame. */
export interface FramedMap {
  /** Its visible part. */
  box: Box;
  pointOf: (at: LngLat) => Point;
  placeAt: (point: Point) => LngLat;
}

/**
 * Projection of a picture that covers its place on a page, of which `visible` can be seen, in a frame that is drawn
 * `scale` times as large.
 */
export function framedMap(
  look: MapLook,
  { picture, place, visible, scale }: { picture: Size; place: Box; visible: Box; scale: number },
): FramedMap {
  const { middle, zoom } = cameraOf(look, picture);
  const cover = Math.max(place.width / picture.width, place.height / picture.height);
  const pixels = 2 ** zoom * cover * scale;
  const [x, y] = [(place.left + place.width / 2) * scale, (place.top + place.height / 2) * scale];
  return {
    box: {
      left: visible.left * scale,
      top: visible.top * scale,
      width: visible.width * scale,
      height: visible.height * scale,
    },
    pointOf(at) {
      const point = toWorld(at);
      return { x: x + (point.x - middle.x) * pixels, y: y + (point.y - middle.y) * pixels };
    },
    placeAt: (point) =>
      fromWorld({ x: middle.x + (point.x - x) / pixels, y: middle.y + (point.y - y) / pixels }),
  };
}

function cameraOf(look: MapLook, { width, height }: Size): { middle: Point; zoom: number } {
  if ('centre' in look) return { middle: toWorld(look.centre), zoom: look.zoom };
  const [west, south, east, north] = look.bounds;
  const [a, b] = [toWorld([west, north]), toWorld([east, south])];
  const fitting = Math.min(
    Math.max(1, width - 2 * MARGIN) / Math.max(1e-9, b.x - a.x),
    Math.max(1, height - 2 * MARGIN) / Math.max(1e-9, b.y - a.y),
  );
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    zoom: Math.max(0, Math.min(CLOSEST, Math.log2(fitting))),
  };
}

/**
 * The map in the preview on which the centre is placed, null while it loads and on other pages. The frame has the editor's
 * origin; a page of another origin has no document here.
 */
export function useFramedMap(frame: HTMLIFrameElement | null, scale: number): FramedMap | null {
  const [map, setMap] = useState<FramedMap | null>(null);
  useEffect(() => {
    if (!frame) return;
    let release = () => {};
    const attach = () => {
      release();
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page?.body || !view) return setMap(null);
      const read = () => {
        const next = readMap(page, scale);
        // Until the picture of the next page arrives, the cross stays, and with it the focus.
        if (next !== 'loading') setMap(next);
      };
      const sizes = new ResizeObserver(read);
      sizes.observe(page.body);
      const section = page.querySelector('[data-look]');
      if (section) sizes.observe(section);
      // The page marks itself when it shows results.
      const marks = new MutationObserver(read);
      marks.observe(page.body, { attributeFilter: ['data-page'] });
      // Also when the picture arrives.
      page.addEventListener('load', read, true);
      view.addEventListener('scroll', read, { passive: true });
      release = () => {
        sizes.disconnect();
        marks.disconnect();
        page.removeEventListener('load', read, true);
        view.removeEventListener('scroll', read);
      };
      read();
    };
    frame.addEventListener('load', attach);
    attach();
    return () => {
      frame.removeEventListener('load', attach);
      release();
    };
  }, [frame, scale]);
  return map;
}

function readMap(page: Document, scale: number): FramedMap | 'loading' | null {
  const section = page.querySelector<HTMLElement>('[data-look]');
  const picture = section?.querySelector('.map-picture');
  if (!section || !picture) return null;
  const look = mapLookSchema.safeParse(JSON.parse(section.dataset.look ?? 'null'));
  const { width, height } = sizeOf(picture);
  if (width === 0) return 'loading';
  const place = picture.getBoundingClientRect();
  const visible = inside(section.getBoundingClientRect(), page.documentElement);
  if (!look.success || visible.width <= 0 || visible.height <= 0) return null;
  return framedMap(look.data, { picture: { width, height }, place, visible, scale });
}

/** Size at which the server drew the picture; the page's script may have made it a part of the page. */
function sizeOf(picture: Element): Size {
  if ('naturalWidth' in picture) {
    const { naturalWidth, naturalHeight } = picture as HTMLImageElement;
    return { width: naturalWidth, height: naturalHeight };
  }
  const [width, height] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
  return { width: width ?? 0, height: height ?? 0 };
}

function inside({ left, top, right, bottom }: DOMRect, page: HTMLElement): Box {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return {
    left: x,
    top: y,
    width: Math.min(page.clientWidth, right) - x,
    height: Math.min(page.clientHeight, bottom) - y,
  };
}

import type { MapStage } from '../map-stage.ts';
import { type Camera, cameraBounds, pointOn, type Size, toScreen } from '../mercator.ts';

type Picture = {
  paper: HTMLElement;
  camera: Camera;
  size: Size;
  move: (camera: Camera) => void;
};

/** Each view of a static image is a separate stage, because it does not move. */
export function pictureStage(
  overlay: HTMLElement,
  { paper, camera, size, move }: Picture,
): MapStage {
  const neverMoves = () => () => {};
  const listen = <Type extends 'click' | 'mousemove' | 'mouseleave'>(
    type: Type,
    listener: (event: MouseEvent) => void,
  ) => {
    paper.addEventListener(type, listener);
    return () => paper.removeEventListener(type, listener);
  };
  const pointOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = paper.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  return {
    overlay,
    size: () => size,
    zoom: () => camera.zoom,
    centre: () => camera.centre,
    bounds: () => cameraBounds(camera, size),
    project: (at) => toScreen(at, camera, size),
    unproject: (point) => pointOn(point, camera, size),
    onMove: neverMoves,
    onRest: neverMoves,
    onPress: (listener) => listen('click', (event) => listener(pointOf(event))),
    onPoint: (listener) => {
      const stops = [
        listen('mousemove', (event) => listener(pointOf(event))),
        listen('mouseleave', () => listener(null)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    keepFree: () => {},
    focus: () => paper.focus(),
    zoomBy: (steps) => move({ ...camera, zoom: camera.zoom + steps }),
    goTo: (centre, zoom = camera.zoom) => move({ centre, zoom }),
    picture: async () => copyPicture(paper, size),
  };
}

/** Copies the canvas with the base map and draws areas and rings on it in their current colours. */
function copyPicture(paper: HTMLElement, { width, height }: Size): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  copy.width = Math.round(width * ratio);
  copy.height = Math.round(height * ratio);
  const pen = copy.getContext('2d');
  if (!pen) return copy;
  const sheet = paper.querySelector('canvas');
  if (sheet) pen.drawImage(sheet, 0, 0, copy.width, copy.height);
  for (const path of paper.querySelectorAll('svg path')) {
    const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(path);
    const matrix = (path as SVGPathElement).getCTM();
    if (!matrix) continue;
    const shape = new Path2D();
    shape.addPath(new Path2D(path.getAttribute('d') ?? ''), matrix);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.globalAlpha = Number(fillOpacity);
    pen.fillStyle = fill;
    if (fill !== 'none') pen.fill(shape);
    pen.globalAlpha = 1;
    pen.strokeStyle = stroke;
    pen.lineWidth = Number.parseFloat(strokeWidth);
    if (stroke !== 'none' && pen.lineWidth > 0) pen.stroke(shape);
  }
  return copy;
}

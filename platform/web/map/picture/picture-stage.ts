import type { MapStage } from '../map-stage.ts';
import { boundsOf, type Camera, pointOn, type Size, toScreen } from '../mercator.ts';

type Picture = {
  paper: HTMLElement;
  camera: Camera;
  size: Size;
  move: (camera: Camera) => void;
};

/** A picture stands still: each look at it is a stage of its own. */
export function pictureStage(
  overlay: HTMLElement,
  { paper, camera, size, move }: Picture,
): MapStage {
  const standsStill = () => () => {};
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
    bounds: () => boundsOf(camera, size),
    project: (at) => toScreen(at, camera, size),
    unproject: (point) => pointOn(point, camera, size),
    onMove: standsStill,
    onRest: standsStill,
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
  };
}

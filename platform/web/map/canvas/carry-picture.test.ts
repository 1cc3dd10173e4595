import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carryPicture } from './carry-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The parts of MapLibre that a drag needs; the test decides when the GPU has finished a frame. */
function draggedMap() {
  const state = { x: 0, zoom: 5, isMoving: true, isDone: false };
  const render = vi.fn();
  const canvas = {
    style: { transform: '' },
    clientWidth: 800,
    clientHeight: 600,
    width: 800,
    height: 600,
  };
  const gl = {
    SYNC_STATUS: 1,
    UNSIGNALED: 2,
    fenceSync: () => ({}),
    flush: () => {},
    deleteSync: () => {},
    getSyncParameter: () => (state.isDone ? 3 : 2),
  };
  const map = {
    _render: render,
    _renderTaskQueue: { run: vi.fn() },
    _removed: false,
    painter: { context: { gl } },
    getCanvas: () => canvas,
    getCenter: () => state.x,
    getZoom: () => state.zoom,
    project: (drawnAt: number) => ({ x: 400 + state.x - drawnAt, y: 300 }),
    isMoving: () => state.isMoving,
    triggerRepaint: vi.fn(),
    on: vi.fn(),
  };
  const draw = () => (map._render as unknown as (stamp: number) => void)(performance.now());
  return { map: map as unknown as MapLibre, inside: map, state, canvas, render, draw };
}

test('while the graphics are busy, a drag moves the picture that is drawn [BEY-02]', () => {
  const { map, state, canvas, render, draw } = draggedMap();
  carryPicture(map);
  draw();
  expect(render).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  state.x = 30;
  draw();
  expect(render).toHaveBeenCalledTimes(1);
  expect(canvas.style.transform).toBe('translate(30px, 0px)');
});

test('once they are done, it is drawn where it lies, and at rest nothing is left moved [BEY-02]', () => {
  const { map, state, canvas, render, draw } = draggedMap();
  carryPicture(map);
  draw();
  vi.advanceTimersByTime(100);
  state.x = 30;
  draw();
  Object.assign(state, { isDone: true, isMoving: false });
  vi.advanceTimersByTime(100);
  draw();
  expect(render).toHaveBeenCalledTimes(2);
  expect(canvas.style.transform).toBe('');
});

test('zooming redraws the map, even while the graphics are busy [BEY-02]', () => {
  const { map, state, render, draw } = draggedMap();
  carryPicture(map);
  draw();
  vi.advanceTimersByTime(100);
  state.zoom = 6;
  draw();
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(['_render', '_renderTaskQueue', 'painter'] as const)(
  'a MapLibre without its %s draws every step itself, and nothing fails [BEY-02]',
  (missing) => {
    const { map, inside } = draggedMap();
    const own = missing === '_render' ? undefined : inside._render;
    Object.assign(inside, { [missing]: undefined });
    expect(() => carryPicture(map)).not.toThrow();
    expect(inside._render).toBe(own);
  },
);

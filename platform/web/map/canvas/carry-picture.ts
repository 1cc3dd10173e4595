import type { Map as MapLibre } from 'maplibre-gl';

/** Maximum delay in milliseconds from draw call to image: usually two frames; more is visible as stutter. */
const SMOOTH = 36;
/** How many times the drawing duration to wait before the next one, to leave time for the screen. */
const SHARE = 2;
const LONGEST = 300;
/** Maximum distance, as a share of the view, that an image is moved; beyond it too much of the edge would be empty. */
const FAR = 1 / 4;
const REMEMBERED = 3;

const A_MOMENT = 40;

/**
 * Where drawing is slow (no GPU, an old phone), a drag moves the last drawn image with CSS and redraws it occasionally
 * and at its end. MapLibre moves and draws in one step; this splits the two.
 */
export function carryPicture(map: MapLibre): void {
  if (!canBeTakenHoldOf(map)) return;
  const pace = new RedrawPace();
  const canvas = map.getCanvas();
  const render = map._render.bind(map);
  let drawn = look();
  let wait: ReturnType<typeof setTimeout> | undefined;
  map.on('remove', () => clearTimeout(wait));
  map._render = (stamp) => {
    clearTimeout(wait);
    if (map.isMoving()) map._renderTaskQueue.run(stamp);
    if (map._removed) return map;
    const now = performance.now();
    if (canWait(now)) {
      // Needed because a resting pointer triggers no further frames.
      wait = setTimeout(() => map.triggerRepaint(), pace.isBusy(now) ? A_MOMENT : pace.pause());
      return map;
    }
    canvas.style.transform = '';
    render(stamp);
    drawn = look();
    if (pace.drew(now)) notifyWhenDone();
    return map;
  };

  function look() {
    return { centre: map.getCenter(), form: [map.getZoom(), canvas.width, canvas.height].join() };
  }

  /** A pure translation is done with CSS; a change of zoom or size needs a redraw. */
  function canWait(now: number): boolean {
    if (look().form !== drawn.form) return false;
    const { clientWidth: width, clientHeight: height } = canvas;
    const at = map.project(drawn.centre);
    const [x, y] = [Math.round(at.x - width / 2), Math.round(at.y - height / 2)];
    const share = Math.max(Math.abs(x) / width, Math.abs(y) / height);
    if (map.isMoving() ? pace.isDue(now, share) : !pace.isBusy(now)) return false;
    canvas.style.transform = `translate(${x}px, ${y}px)`;
    return true;
  }

  function notifyWhenDone(): void {
    const { gl } = map.painter.context;
    const order = 'fenceSync' in gl ? gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) : null;
    gl.flush();
    const isThere = () => {
      // Without a performance mark, as after a lost context, the next frame counts as the end.
      const isDone = !order || gl.getSyncParameter(order, gl.SYNC_STATUS) !== gl.UNSIGNALED;
      if (!isDone) return requestAnimationFrame(isThere);
      gl.deleteSync(order);
      pace.done(performance.now());
    };
    requestAnimationFrame(isThere);
  }
}

/** Checks for MapLibre's private functions: in a version without them, every step is drawn normally. */
function canBeTakenHoldOf(map: MapLibre): boolean {
  const inside = map as Partial<Pick<MapLibre, '_render' | '_renderTaskQueue' | 'painter'>>;
  return (
    typeof inside._render === 'function' &&
    typeof inside._renderTaskQueue?.run === 'function' &&
    typeof inside.painter?.context?.gl?.flush === 'function'
  );
}

/**
 * Decides how often a dragged base map is redrawn: at every step where drawing is fast, otherwise as often as stays
 * smooth.
 */
export class RedrawPace {
  #costs: number[] = [];
  #drawnAt = Number.NEGATIVE_INFINITY;
  #pendingSince: number | null = null;

  /** Returns true if the caller must report the end of the drawing. */
  drew(at: number): boolean {
    this.#drawnAt = at;
    if (this.#pendingSince !== null) return false;
    this.#pendingSince = at;
    return true;
  }

  done(at: number): void {
    if (this.#pendingSince === null) return;
    this.#costs = [...this.#costs, at - this.#pendingSince].slice(-REMEMBERED);
    this.#pendingSince = null;
  }

  /** Pending draw commands would pile up and run long after the drag has moved on. */
  isBusy(now: number): boolean {
    return this.#pendingSince !== null && now - this.#pendingSince > SMOOTH;
  }

  isDue(now: number, carried: number): boolean {
    if (this.isBusy(now)) return false;
    return carried > FAR || now - this.#drawnAt >= this.pause();
  }

  /** Milliseconds between two drawings; none if every step is drawn. A single delay does not count as a slow machine. */
  pause(): number {
    const [least = 0, middle = 0] = this.#costs.toSorted((a, b) => a - b);
    return this.#costs.length < 2 || least <= SMOOTH ? 0 : Math.min(LONGEST, SHARE * middle);
  }
}

import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef } from 'react';
import type { LngLat } from '../map-data.ts';
import { type MapStage, useMapStage } from '../map-stage.ts';
import type { Point } from '../mercator.ts';
import styles from './pinned.module.css';

type Layer = 'ground' | 'marker' | 'chosen';
type PinnedProps = { at: LngLat; layer?: Layer; children: ReactNode };

/** Keeps its content at a geographic position; it moves once per frame or with its group, without React. */
export function Pinned({ at, layer = 'marker', children }: PinnedProps) {
  const stage = useMapStage();
  const board = use(Board);
  const holder = useRef<HTMLDivElement>(null);
  const [longitude, latitude] = at;
  useLayoutEffect(() => {
    const pin = holder.current;
    if (!pin) return;
    if (board) return board.add(pin, [longitude, latitude]);
    const place = () => moveTo(pin, stage.project([longitude, latitude]));
    place();
    return stage.onMove(place);
  }, [stage, board, longitude, latitude]);
  return (
    <div ref={holder} className={styles.pinned} data-layer={layer}>
      {children}
    </div>
  );
}

/** Pinned elements that a drag moves as a group; only a zoom repositions each one. */
export function PinnedGroup({ layer, children }: { layer: Layer; children: ReactNode }) {
  const stage = useMapStage();
  const holder = useRef<HTMLDivElement>(null);
  const board = useMemo(() => new PinBoard(stage), [stage]);
  useLayoutEffect(() => {
    board.sheet = holder.current;
    board.follow();
    return stage.onMove(() => board.follow());
  }, [stage, board]);
  return (
    <Board value={board}>
      <div ref={holder} className={styles.group} data-layer={layer}>
        {children}
      </div>
    </Board>
  );
}

const Board = createContext<PinBoard | null>(null);

/** Elements have their position on a sheet from when they were placed; the sheet follows one geographic point. */
class PinBoard {
  sheet: HTMLElement | null = null;
  readonly #stage: MapStage;
  readonly #pins = new Map<HTMLElement, LngLat>();
  #origin: { at: LngLat; zoom: number; point: Point };
  #shift: Point = { x: 0, y: 0 };

  constructor(stage: MapStage) {
    this.#stage = stage;
    this.#origin = this.#here();
  }

  add(pin: HTMLElement, at: LngLat): () => void {
    this.follow();
    this.#pins.set(pin, at);
    this.#place(pin, at);
    return () => this.#pins.delete(pin);
  }

  follow(): void {
    const { at, zoom, point } = this.#origin;
    if (this.#stage.zoom() === zoom) {
      const { x, y } = this.#stage.project(at);
      this.#shift = { x: x - point.x, y: y - point.y };
    } else {
      this.#origin = this.#here();
      this.#shift = { x: 0, y: 0 };
      for (const [pin, place] of this.#pins) this.#place(pin, place);
    }
    if (this.sheet) moveTo(this.sheet, this.#shift);
  }

  #here() {
    const at = this.#stage.centre();
    return { at, zoom: this.#stage.zoom(), point: this.#stage.project(at) };
  }

  #place(pin: HTMLElement, at: LngLat): void {
    const { x, y } = this.#stage.project(at);
    pin.style.left = `${x - this.#shift.x}px`;
    pin.style.top = `${y - this.#shift.y}px`;
  }
}

function moveTo(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
}

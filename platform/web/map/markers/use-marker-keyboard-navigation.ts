import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nextStop } from '#platform/web/charts/plot/use-roving.ts';
import type { LngLat } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import type { Cluster, SingleMarker } from './marker-clusters.ts';

type Item = Cluster | SingleMarker;

/** One stop for the Tab key among all markers; arrows walk west to east, also to those that are no button yet. */
export function useMarkerKeyboardNavigation(standing: readonly Item[]) {
  const stage = useMapStage();
  const [stop, setStop] = useState<string | null>(null);
  const last = useRef<LngLat | null>(null);
  const wanted = useRef(false);
  const buttons = useRef(new Map<string, HTMLElement>());
  const current = standing.find(({ id }) => id === stop) ?? standing[0];

  useEffect(() => {
    if (!wanted.current || !current) return;
    wanted.current = false;
    buttons.current.get(current.id)?.focus({ preventScroll: true });
  }, [current]);

  // When a cluster is opened its button disappears with the focus; the nearest new marker takes it.
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const nearest = nearestTo(last.current, standing);
    if (!nearest) return;
    const button = buttons.current.get(nearest.id);
    wanted.current = !button;
    setStop(nearest.id);
    button?.focus({ preventScroll: true });
  }, [standing]);

  return {
    current: current?.id,
    propsOf: (item: Item) => ({
      tabIndex: item.id === current?.id ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        if (element) buttons.current.set(item.id, element);
        else buttons.current.delete(item.id);
      },
      onFocus() {
        last.current = item.at;
        setStop(item.id);
        bringIntoView(item.at);
      },
      onBlur({ target }: FocusEvent) {
        if (target.isConnected) last.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        const next = nextStop(event.key, standing.indexOf(item), standing.length);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        wanted.current = standing[next] !== item;
        setStop(standing[next]?.id ?? null);
      },
    }),
  };

  function bringIntoView(at: LngLat): void {
    const { x, y } = stage.project(at);
    const { width, height } = stage.size();
    if (x < 0 || y < 0 || x > width || y > height) stage.goTo(at);
  }
}

function nearestTo([longitude, latitude]: LngLat, items: readonly Item[]): Item | undefined {
  const distance = ({ at }: Item) => Math.hypot(at[0] - longitude, at[1] - latitude);
  return items.reduce<Item | undefined>(
    (best, item) => (!best || distance(item) < distance(best) ? item : best),
    undefined,
  );
}

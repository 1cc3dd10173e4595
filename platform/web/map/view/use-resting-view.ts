import { useEffect, useState } from 'react';
import type { Bounds } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';

export type RestingView = { bounds: Bounds; zoom: number };

const BEYOND = 0.25;

/** The visible bounds when the map rests, with a margin so that a short drag shows no empty area. */
export function useRestingView(): RestingView {
  const stage = useMapStage();
  const [view, setView] = useState(() => look());
  // biome-ignore lint/correctness/useExhaustiveDependencies: look reads the stage alone
  useEffect(() => {
    setView(look());
    let whole = Math.floor(stage.zoom());
    const stopRest = stage.onRest(() => setView(look()));
    const stopMove = stage.onMove(() => {
      if (Math.floor(stage.zoom()) === whole) return;
      whole = Math.floor(stage.zoom());
      setView(look());
    });
    return () => {
      stopRest();
      stopMove();
    };
  }, [stage]);
  return view;

  function look(): RestingView {
    const [west, south, east, north] = stage.bounds();
    const [x, y] = [(east - west) * BEYOND, (north - south) * BEYOND];
    return { bounds: [west - x, south - y, east + x, north + y], zoom: stage.zoom() };
  }
}

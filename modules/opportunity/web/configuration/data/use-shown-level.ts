import { createContext, use, useState } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { MEASURES, type Measure } from '#modules/opportunity/contract/measures.ts';

/** The edited level and measure, and the zoom of the live map. */
export interface ShownLevel {
  level: 1 | 2 | 3 | 4;
  measure: Measure;
  zoom: number;
  /** Edits a level; the map goes to a zoom that shows it. */
  edit: (level: ShownLevel['level']) => void;
  setMeasure: (measure: Measure) => void;
  setZoom: (zoom: number) => void;
  /** Opens the level and measure of a place. */
  follow: (path: string) => void;
}

export const LIVE_ZOOMS = [4, 5, 6, 7] as const;
export const ShownLevelContext = createContext<ShownLevel | null>(null);

export function useShownLevelContext(): ShownLevel {
  const shown = use(ShownLevelContext);
  if (!shown) throw new Error('a part of the configuration is outside of its editor');
  return shown;
}

export function useShownLevel({ layers }: OpportunityConfig): ShownLevel {
  const [level, setLevel] = useState<ShownLevel['level']>(2);
  const [measure, setMeasure] = useState<Measure>('penetration');
  const [zoom, setZoom] = useState<number>(5);
  const edit = (next: ShownLevel['level']) => {
    setLevel(next);
    const from = layers.find((layer) => layer.level === next)?.fromZoom ?? 0;
    setZoom(Math.min(Math.max(from, LIVE_ZOOMS[0]), 10));
  };
  return {
    level,
    measure,
    zoom,
    edit,
    setMeasure,
    setZoom,
    follow(path) {
      const [field, index, , name] = path.split('.');
      if (field !== 'layers') return;
      const layer = layers[Number(index)];
      if (layer && layer.level !== level) edit(layer.level);
      const legend = MEASURES.find((one) => one === name);
      if (legend) setMeasure(legend);
    },
  };
}

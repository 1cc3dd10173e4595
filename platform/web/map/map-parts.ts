import type { ComponentType } from 'react';
import type { GroundProps } from './ground-props.ts';

/** The ground and what stands on it travel together: one after the other, markers would come last of all. */
async function together(ground: Promise<{ default: ComponentType<GroundProps> }>) {
  const [{ default: Ground }, { default: MapOverlay }] = await Promise.all([
    ground,
    import('./map-overlay.tsx'),
  ]);
  return { Ground, MapOverlay };
}

export const onCanvas = () => together(import('./canvas/map-canvas.tsx'));
export const onPicture = () => together(import('./picture/map-picture.tsx'));

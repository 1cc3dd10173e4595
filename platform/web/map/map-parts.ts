/** The elements on the base map, in a separate chunk that loads in parallel with the renderer. */
export const mapOverlay = () => import('./map-overlay.tsx');

/** MapLibre with our base map: a large chunk, only for browsers with WebGL. */
export const mapCanvas = () => import('./canvas/map-canvas.tsx');

export const noCanvas = async () => null;

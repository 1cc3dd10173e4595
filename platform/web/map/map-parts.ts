/** What stands on the ground. It travels beside what draws it, so that neither waits for the other. */
export const mapOverlay = () => import('./map-overlay.tsx');

/** MapLibre with our ground: much, and only for browsers that have WebGL. */
export const mapCanvas = () => import('./canvas/map-canvas.tsx');

export const noCanvas = async () => null;

import { LABEL_EXCLUSION } from './base-map-labels.ts';

/** Sources that we add to a base map. */
export const OVERLAY_SOURCES: ReadonlySet<string> = new Set(['areas', 'rings', LABEL_EXCLUSION]);

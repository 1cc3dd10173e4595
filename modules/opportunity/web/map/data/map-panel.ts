/** Id of what the tabs of the measures show. */
export const MAP_PANEL = 'opportunity-areas';

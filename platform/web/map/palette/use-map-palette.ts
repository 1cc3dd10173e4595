import { type MapPalette, readPalette } from './map-palette.ts';
import { useThemed } from './use-themed.ts';

export function useMapPalette(element: Element | null): MapPalette | null {
  return useThemed(element, readPalette);
}

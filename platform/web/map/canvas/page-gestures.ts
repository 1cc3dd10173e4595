import type { TFunction } from 'i18next';
import type { MapOptions } from 'maplibre-gl';

/** For a map in a scrolling page: scrolling past it does not move it, and a hint explains the gestures. */
export function pageGestures(t: TFunction): Pick<MapOptions, 'cooperativeGestures' | 'locale'> {
  return {
    cooperativeGestures: true,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': t('platform:map.gestures.ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('platform:map.gestures.command'),
      'CooperativeGesturesHandler.MobileHelpText': t('platform:map.gestures.fingers'),
    },
  };
}

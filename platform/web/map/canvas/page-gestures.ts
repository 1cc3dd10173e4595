import type { TFunction } from 'i18next';
import type { MapOptions } from 'maplibre-gl';

/** Where a map stands in a page that scrolls, whoever scrolls past it is not held up; the map says how it is moved. */
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

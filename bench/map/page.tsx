import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '#platform/web/i18n/create-i18n.ts';
import { GeoMap } from '#platform/web/map/geo-map.tsx';
import type { MapView } from '#platform/web/map/map-data.ts';
import { ComptoirTheme } from '#platform/web/theme/theme-provider.tsx';
import { EmptyMap } from './empty-map.tsx';
import { scatteredMarkers } from './scattered-markers.ts';
import { servedView } from './served-view.ts';

const EUROPE: MapView = { bounds: [-9, 37, 25, 60] };

/**
 * One page for all compared cases: `?empty`, a map with `?markers=10000`, clustered with `&clustered`, or the
 * opportunity map's response for `?served=100000` retailers.
 */
async function start(root: HTMLElement): Promise<void> {
  const searchParams = new URLSearchParams(window.location.search);
  const texts = await createI18n({
    files: import.meta.glob('../../platform/translations/en.json', { import: 'default' }),
    locale: 'en',
    namespaces: ['platform'],
  });
  const served = Number(searchParams.get('served') ?? 0);
  const shown = served
    ? servedView(served)
    : { markers: scatteredMarkers(Number(searchParams.get('markers') ?? 0)) };
  createRoot(root).render(
    <ComptoirTheme>
      <I18nextProvider i18n={texts}>
        <div style={{ height: '100vh' }}>
          {searchParams.has('empty') ? (
            <EmptyMap />
          ) : (
            <GeoMap
              label="Measured"
              view={EUROPE}
              {...shown}
              clustered={searchParams.has('clustered')}
            />
          )}
        </div>
      </I18nextProvider>
    </ComptoirTheme>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
void start(root);

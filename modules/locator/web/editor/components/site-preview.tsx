import { Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftStore } from '../data/draft-context.tsx';
import { useFramedMap } from '../data/framed-map.ts';
import { mapAround, previewIn, usePreview } from '../data/use-preview.ts';
import { CentreCross } from './centre-cross.tsx';
import { PreviewPlates } from './preview-plates.tsx';
import classes from './site-preview.module.css';

/** Minimum width of a desktop page, which is scaled down to fit. A map alone needs no minimum. */
const DESKTOP = 1180;
/** On a narrower panel, a scaled desktop page is too small to read, so that a phone is shown first. */
const READABLE_SCALE = 0.5;

/** The real public site with unsaved changes, in each language, in phone or desktop width [LOC-03]. */
export default function SitePreview({
  slug,
  placesCentre,
}: {
  slug: string;
  /** Whether the centre of its map can be moved. */
  placesCentre: boolean;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const { preview, isStale, retry } = usePreview(store, slug);
  const { locales, defaultLocale, isDark } = useDraft(({ draft }) => ({
    locales: draft.locales,
    defaultLocale: draft.defaultLocale,
    isDark: draft.theme === 'dark',
  }));
  const [chosen, setChosen] = useState<Locale>();
  const [chosenWidth, setWidth] = useState<'phone' | 'desktop'>();
  const panel = useElementSize();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const desktopScale = panel.width > 0 && !placesCentre ? Math.min(1, panel.width / DESKTOP) : 1;
  const width = chosenWidth ?? (desktopScale < READABLE_SCALE ? 'phone' : 'desktop');
  const scale = width === 'desktop' ? desktopScale : 1;
  const [zoom, setZoom] = useState(0);
  const [isShown, setShown] = useState(false);
  const map = useFramedMap(placesCentre ? frame : null, scale);
  const locale = chosen && locales.includes(chosen) ? chosen : defaultLocale;
  const start = preview.kind === 'ready' ? previewIn(preview.url, locale, defaultLocale) : '';
  const address =
    preview.kind === 'ready' && placesCentre
      ? mapAround(start, { center: preview.center, zoom })
      : start;
  const waiting = (
    <p className={classes.waiting} role="status">
      {t('platform:loading')}
    </p>
  );
  return (
    <div ref={panel.ref} className={classes.panel}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('locator:editor.preview.title')}</h2>
        <span className={classes.note} role="status">
          {t(isStale ? 'locator:editor.preview.updating' : 'locator:editor.preview.note')}
        </span>
        <div className={classes.tools}>
          {locales.length > 1 && (
            <SegmentedControl<Locale>
              aria-label={t('locator:editor.preview.language')}
              value={locale}
              onChange={setChosen}
              data={locales.map((value) => ({ value, label: value }))}
            />
          )}
          <SegmentedControl<'phone' | 'desktop'>
            aria-label={t('locator:editor.preview.width')}
            value={width}
            onChange={setWidth}
            data={[
              {
                value: 'phone',
                label: (
                  <span role="img" aria-label={t('locator:editor.preview.phone')}>
                    <Icon of={IconDeviceMobile} size={15} />
                  </span>
                ),
              },
              {
                value: 'desktop',
                label: (
                  <span role="img" aria-label={t('locator:editor.preview.desktop')}>
                    <Icon of={IconDeviceDesktop} size={15} />
                  </span>
                ),
              },
            ]}
          />
        </div>
      </div>
      {preview.kind === 'failed' && (
        <Note
          tone="bad"
          title={t('locator:editor.preview.failed')}
          action={
            <Button variant="default" onClick={retry}>
              {t('platform:error.tryAgain')}
            </Button>
          }
        >
          {t('locator:editor.preview.failedHelp')}
        </Note>
      )}
      {preview.kind === 'loading' && <div className={classes.stage}>{waiting}</div>}
      {preview.kind === 'ready' && (
        <div className={classes.stage} data-width={width} style={{ '--scale': scale }}>
          {/* The content security policy only allows its own script, which cannot navigate the editor. */}
          <iframe
            ref={setFrame}
            onLoad={() => setShown(true)}
            data-own-page
            className={classes.frame}
            title={t('locator:editor.preview.title')}
            src={address}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          />
          {!isShown && waiting}
          {placesCentre && map && (
            <div className={classes.onPage} data-mantine-color-scheme={isDark ? 'dark' : 'light'}>
              <PreviewPlates zoom={zoom} onZoom={setZoom} />
              <CentreCross map={map} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

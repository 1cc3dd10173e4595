import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { previewLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { callServer } from '#platform/web/api/server.ts';
import { isEqual } from '#platform/web/fields/form/editor-store.ts';
import type { DraftStore } from './draft-store.ts';
import { validConfig } from './editor-draft.ts';

const PAUSE_MS = 900;

type Preview =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** URL of the start page in the site's first language. */
  | { kind: 'ready'; url: string; center: LocatorConfig['center'] };

/** Preview URL of the draft, recreated when typing pauses. */
export function usePreview(
  store: DraftStore,
  slug: string,
): { preview: Preview; isStale: boolean; retry: () => void } {
  const { draft, published } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [preview, setPreview] = useState<Preview>({ kind: 'loading' });
  const [isStale, setStale] = useState(false);
  const [tries, setTries] = useState(0);
  const shown = useRef<{ config: LocatorConfig; tries: number } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      const config = validConfig(draft, published);
      if (shown.current?.tries === tries && isEqual(shown.current.config, config)) {
        setStale(false);
        return;
      }
      setStale(true);
      const next = await readyPage(slug, config, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      shown.current = { config, tries };
      setPreview(
        next === null ? { kind: 'failed' } : { kind: 'ready', url: next, center: config.center },
      );
      setStale(false);
    };
    // The first page is shown without delay.
    const timer = setTimeout(() => void show(), shown.current === null ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [draft, published, slug, tries]);
  return { preview, isStale, retry: () => setTries((before) => before + 1) };
}

/** A frame does not report whether its page loaded, so the page is requested once before. */
async function readyPage(slug: string, config: LocatorConfig, signal: AbortSignal) {
  const { url } = await callServer(
    previewLocatorCall,
    { params: { slug }, body: { config } },
    { signal },
  );
  const { pathname, search } = new URL(url, location.origin);
  const address = `${pathname}${search}`;
  const page = await fetch(address, { signal, credentials: 'omit' });
  if (!page.ok) throw new Error(`preview answered ${page.status}`);
  return address;
}

/** The map alone, of the results of a search around its centre; without a centre, of all stores. */
export function mapAround(
  url: string,
  { center, zoom }: { center: LocatorConfig['center']; zoom: number },
): string {
  // More digits are not visible, and a small number would get an exponent.
  const search = center ? `&lat=${center.lat.toFixed(6)}&lng=${center.lng.toFixed(6)}` : '';
  return `${url}${search}${zoom === 0 ? '' : `&zoom=${zoom}`}#map`;
}

/** `/l/stores?preview=…` in another language of the site. */
export function previewIn(url: string, locale: Locale, defaultLocale: Locale): string {
  if (locale === defaultLocale) return url;
  const [path = '', search = ''] = url.split('?');
  return `${path.endsWith('/') ? path : `${path}/`}${locale}?${search}`;
}

import { useEffect, useState } from 'react';
import { useLatestWidget } from '../../data/use-latest-widget.ts';
import { loadWidget } from './load-widget.ts';

/** The script of the newest widget on this page: on its way, here, or not to be had. */
export function useWidget(): 'loading' | 'ready' | 'failed' {
  const latest = useLatestWidget();
  const path = latest.data?.path;
  const [loaded, setLoaded] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (path === undefined) return;
    let isWanted = true;
    loadWidget(path).then(
      () => isWanted && setLoaded('ready'),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return latest.isError ? 'failed' : loaded;
}

import { useCallback } from 'react';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { EDITOR_TABS } from './editor-draft.ts';

/** The open tab is part of the address: `?tab=map`. */
export function useEditorTab(): [LocatorTab, (tab: LocatorTab) => void] {
  const { search, setSearch } = useRouterAddress();
  const given = new URLSearchParams(search).get('tab');
  const current = EDITOR_TABS.find((tab) => tab === given) ?? 'settings';
  const open = useCallback(
    (tab: LocatorTab) => {
      const params = new URLSearchParams(search);
      params.set('tab', tab);
      setSearch(`?${params}`, 'push');
    },
    [search, setSearch],
  );
  return [current, open];
}

const CONTROLS = 'input, textarea, select, button';
const PATIENCE_MS = 3_000;

/** Focuses the input of a place as soon as its tab is drawn; of a place without one, the nearest around it. */
export function focusPlace(path: string, since = performance.now()): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const place = CSS.escape(parts.slice(0, length).join('.'));
    const found = document.querySelector<HTMLElement>(`[data-path="${place}"]`);
    const control = found?.matches(CONTROLS) ? found : found?.querySelector<HTMLElement>(CONTROLS);
    if (!control) continue;
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
  if (performance.now() - since < PATIENCE_MS) requestAnimationFrame(() => focusPlace(path, since));
}

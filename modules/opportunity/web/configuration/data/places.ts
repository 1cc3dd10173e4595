import type { ConfigTab } from './configuration-draft.ts';

export const TAB_NAMES = {
  layers: 'opportunity:configuration.tab.layers',
  prices: 'opportunity:configuration.tab.prices',
  retailers: 'opportunity:configuration.tab.retailers',
  categories: 'opportunity:configuration.tab.categories',
  countries: 'opportunity:configuration.tab.countries',
  access: 'opportunity:configuration.tab.access',
} as const satisfies Record<ConfigTab, string>;

export const LEVEL_NAMES = {
  1: 'opportunity:configuration.level.1',
  2: 'opportunity:configuration.level.2',
  3: 'opportunity:configuration.level.3',
  4: 'opportunity:configuration.level.4',
} as const;

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

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { THEME_STORAGE_KEY } from './first-paint.ts';

/** Stores only the dark choice; users who never chose or returned to light have nothing stored. */
export function colorSchemeManager(browser: Window): MantineColorSchemeManager {
  let stopListening = () => {};
  return {
    get: () => (read(browser) === 'dark' ? 'dark' : 'light'),
    set: (scheme) => keep(browser, scheme),
    clear: () => keep(browser, 'light'),
    subscribe(onUpdate) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === THEME_STORAGE_KEY) onUpdate(event.newValue === 'dark' ? 'dark' : 'light');
      };
      browser.addEventListener('storage', onStorage);
      stopListening = () => browser.removeEventListener('storage', onStorage);
    },
    unsubscribe: () => stopListening(),
  };
}

function read(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

function keep(browser: Window, scheme: MantineColorScheme): void {
  try {
    if (scheme === 'dark') browser.localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    else browser.localStorage.removeItem(THEME_STORAGE_KEY);
  } catch {
    // A browser that refuses storage still changes the theme for as long as the page is open.
  }
}

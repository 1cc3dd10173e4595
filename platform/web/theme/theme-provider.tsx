import {
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import './entrance.css';
import './global.css';
import './tokens.css';
import './mantine-variables.css';
import { THEME_STORAGE_KEY } from './first-paint.ts';
import { theme } from './theme.ts';

/** Mantine's variables are in a CSS file, because a style element created by a script violates a strict CSP. */
export function ComptoirTheme({ children }: { children: ReactNode }) {
  const [manager] = useState(() => colorSchemeManager(window));
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

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
    // Without storage, the theme still changes while the page is open.
  }
}

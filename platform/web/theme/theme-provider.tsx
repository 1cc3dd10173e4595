import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './entrance.css';
import './global.css';
import './tokens.css';
import './mantine-variables.css';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { theme } from './theme.ts';

const manager = colorSchemeManager(window);

/** Mantine's variables are in a CSS file, because a style element created by a script violates a strict CSP. */
export function ComptoirTheme({ children }: { children: ReactNode }) {
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

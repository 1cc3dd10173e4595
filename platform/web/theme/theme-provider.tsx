import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './entrance.css';
import './global.css';
import './tokens.css';
import './mantine-variables.css';
import { colorSchemeManager } from './color-scheme-manager.ts';
import { theme } from './theme.ts';

const manager = colorSchemeManager(window);

/** Mantine's own variables stand in a file: a style element made by a script breaks a strict CSP. */
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

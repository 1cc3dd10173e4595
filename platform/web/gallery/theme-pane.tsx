import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { theme } from '#platform/web/theme/theme.ts';
import classes from './gallery.module.css';

/** A part of the page in one theme, independent of the page's theme; popovers inside it use the same theme. */
export function ThemePane({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const paneTheme = useMemo(
    () => ({
      ...theme,
      components: { ...theme.components, Portal: { defaultProps: { target: pane } } },
    }),
    [pane],
  );
  return (
    <div ref={setPane} className={classes.pane} data-mantine-color-scheme={scheme}>
      {pane && (
        <MantineProvider
          theme={paneTheme}
          forceColorScheme={scheme}
          getRootElement={() => pane}
          withCssVariables={false}
          withGlobalClasses={false}
        >
          {children}
        </MantineProvider>
      )}
    </div>
  );
}

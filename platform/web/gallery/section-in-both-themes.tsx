import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { ExampleTitles } from '#platform/web/layout/page-head.tsx';
import { theme } from '#platform/web/theme/theme.ts';
import classes from './gallery.module.css';
import type { GallerySection } from './gallery-section.ts';

export function SectionInBothThemes({
  name,
  title,
  section: { Example },
}: {
  name: string;
  title: string;
  section: GallerySection;
}) {
  return (
    <article id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className={classes.title}>
        {title}
      </h2>
      <ExampleTitles>
        <div className={classes.panes}>
          <ThemePane scheme="light">
            <Example />
          </ThemePane>
          <ThemePane scheme="dark">
            <Example />
          </ThemePane>
        </div>
      </ExampleTitles>
    </article>
  );
}

/** A part of the page in one theme, independent of the page's theme; popovers inside it use the same theme. */
function ThemePane({ scheme, children }: { scheme: 'light' | 'dark'; children: ReactNode }) {
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

import { ExampleTitles } from '#platform/web/layout/page-head.tsx';
import classes from './gallery.module.css';
import type { GallerySection } from './gallery-section.ts';
import { ThemePane } from './theme-pane.tsx';

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

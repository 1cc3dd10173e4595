import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import classes from './gallery.module.css';
import { listSections, type SectionLoader } from './sections.ts';

const files = import.meta.glob('./sections/*.section.tsx') as Record<string, SectionLoader>;

const sections = listSections(files).map(({ name, title, load }) => ({
  name,
  title,
  Section: lazy(async () => {
    const [{ section }, { SectionInBothThemes }] = await Promise.all([
      load(),
      import('./section-in-both-themes.tsx'),
    ]);
    return { default: () => <SectionInBothThemes name={name} title={title} section={section} /> };
  }),
}));

/** All components of the design system, in both themes side by side. */
export function GalleryScreen() {
  const { t } = useTranslation();
  const chosen = useHashSection();
  const isKnown = sections.some(({ name }) => name === chosen);
  return (
    <main className={classes.gallery}>
      <PageHead title={t('platform:gallery.title')} subtitle={t('platform:gallery.subtitle')} />
      <TabLinks
        label={t('platform:gallery.title')}
        current={isKnown ? chosen : ''}
        pieces={[
          { id: '', label: t('platform:gallery.all') },
          ...sections.map(({ name, title }) => ({ id: name, label: title })),
        ]}
        renderLink={({ id }, { children, ...props }) => (
          <a key={id} href={`#${id}`} {...props}>
            {children}
          </a>
        )}
      />
      {sections
        .filter(({ name }) => !isKnown || name === chosen)
        .map(({ name, Section }) => (
          <Suspense key={name} fallback={<SkeletonRows rows={3} />}>
            <Section />
          </Suspense>
        ))}
    </main>
  );
}

/** `#fields` shows that section alone, so that the maps and charts of other sections need not render. */
function useHashSection(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

import { useComputedColorScheme } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { screenAddress } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import classes from './guide-page.module.css';
import { type GuidePageId, guideAddress } from './guide-pages.ts';
import { type GuideLanguage, PICTURE_SIZES, pictureFile, pictureKind } from './guide-picture.ts';
import type { Block, GuidePage, Span } from './parse-page.ts';
import { useGuideMenu } from './use-guide-menu.ts';

/** Parsed at build time (`guidePlugin`); a user loads only the open page. */
const files = import.meta.glob<GuidePage>('../../../docs/guide/*/*.md', { import: 'default' });
const pictures = import.meta.glob<string>('../../../docs/guide/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface GuideText {
  language: GuideLanguage;
  page: GuidePage;
}

export async function loadGuidePage(id: GuidePageId, locale: Locale): Promise<GuideText> {
  const language = locale === 'fr' ? 'fr' : 'en';
  const load = files[`../../../docs/guide/${language}/${id}.md`];
  if (!load) throw new Error(`the guide has no page ${id} in ${language}`);
  return { language, page: await loadChunk(load) };
}

/** A page of the guide with its headings, its pictures and the pages before and after it. */
export default function GuidePageScreen({
  id,
  text: { language, page },
}: {
  id: GuidePageId;
  text: GuideText;
}) {
  const { t, i18n } = useTranslation();
  const isTranslated = i18n.language === language;
  useDocumentTitle(`${page.title} · ${t('suite:guide.title')}`);
  return (
    <>
      <PageHead title={page.title} subtitle={t('suite:guide.title')} />
      <div className={classes.columns}>
        <article className={classes.article} lang={isTranslated ? undefined : language}>
          {!isTranslated && (
            <div lang={i18n.language}>
              <Note tone="due">{t('suite:guide.inEnglish')}</Note>
            </div>
          )}
          {page.blocks.map((block, at) => (
            // The blocks of a page never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: said above
            <BlockView key={at} block={block} language={language} />
          ))}
        </article>
        <Contents page={page} />
        <PageLinks id={id} />
      </div>
    </>
  );
}

function Contents({ page }: { page: GuidePage }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.contents} aria-labelledby="guide-contents">
      <h2 id="guide-contents">{t('suite:guide.contents')}</h2>
      <ul>
        {page.blocks.map((block) =>
          block.kind === 'heading' ? (
            <li key={block.id}>
              <a href={`#${block.id}`}>{block.text}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

/** Previous and next page, and all pages if the menu at the left is hidden. */
function PageLinks({ id }: { id: GuidePageId }) {
  const { t } = useTranslation();
  const { label, items } = useGuideMenu();
  const at = items.findIndex(({ address }) => address === guideAddress(id));
  const [before, after] = [items[at - 1], items[at + 1]];
  return (
    <div className={classes.links}>
      <nav className={classes.neighbours} aria-label={t('suite:guide.neighbours')}>
        {before && (
          <Link to={before.address} rel="prev">
            <Icon of={IconArrowLeft} />
            {before.label}
          </Link>
        )}
        {after && (
          <Link to={after.address} rel="next" className={classes.next}>
            {after.label}
            <Icon of={IconArrowRight} />
          </Link>
        )}
      </nav>
      <nav className={classes.pages} aria-labelledby="guide-pages">
        <h2 id="guide-pages">{label}</h2>
        <ul>
          {items.map((item, position) => (
            <li key={item.key}>
              <Link to={item.address} aria-current={position === at ? 'page' : undefined}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function BlockView({ block, language }: { block: Block; language: GuideLanguage }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Spans of={block.spans} />
        </p>
      );
    case 'note':
      return (
        <aside className={classes.note}>
          <Spans of={block.spans} />
        </aside>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a page never change their order
            <li key={at}>
              <Spans of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return <Picture name={block.name} alt={block.alt} language={language} />;
  }
}

/** In the current theme; opens in full size, because it is scaled down on the page. */
function Picture({ name, alt, language }: { name: string; alt: string; language: GuideLanguage }) {
  const theme = useComputedColorScheme('light');
  const kind = pictureKind(name);
  const src = pictures[`../../../docs/guide/pictures/${pictureFile(name, language, theme)}`];
  return (
    <a className={classes.picture} data-kind={kind} href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={alt} loading="lazy" {...PICTURE_SIZES[kind]} />
    </a>
  );
}

function Spans({ of: spans }: { of: readonly Span[] }) {
  const client = use(CurrentClientContext);
  return spans.map((span, at) => {
    const key = `${at} ${span.text}`;
    if (span.kind === 'text') return span.text;
    if (span.kind === 'button') return <b key={key}>{span.text}</b>;
    const to =
      span.kind === 'page' ? guideAddress(span.page) : screenAddress(span.path, client?.id ?? null);
    return (
      <Link key={key} to={to} className={linkClasses.link}>
        {span.text}
      </Link>
    );
  });
}

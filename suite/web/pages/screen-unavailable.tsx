import { Button } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { AddressFault } from '#platform/contract/page-addresses/page-address.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import linkClasses from '#platform/web/display/link.module.css';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { addressBelow } from '../navigation/addresses.ts';
import { useShellNavigation } from '../shell/shell-context.ts';
import { HomeButton } from './bare-page.tsx';
import classes from './related-links.module.css';

/** Keeps shell and menu, and makes no request [NAV-03]. */
export function NotFoundInShell({ fault }: { fault?: AddressFault }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <MessagePage
      number="404"
      title={t('suite:notFound.title')}
      actions={<NextLinks />}
      near={<RelatedLinks />}
    >
      <NotFoundText address={decodeURIComponent(addressBelow(pathname))} fault={fault} />
    </MessagePage>
  );
}

/** Explains what is wrong with an address where known, because copied links lose characters. */
export function NotFoundText({
  address,
  fault,
}: {
  address: string;
  fault?: AddressFault | undefined;
}) {
  const { t } = useTranslation();
  if (fault?.kind === 'length') {
    const values = { address, has: fault.has, needs: fault.needs };
    return (
      <BoldText
        text={
          fault.has < fault.needs
            ? t('suite:notFound.tooShort', values)
            : t('suite:notFound.tooLong', values)
        }
      />
    );
  }
  return (
    <BoldText
      text={
        fault ? t('suite:notFound.form', { address }) : t('suite:notFound.unknown', { address })
      }
    />
  );
}

/** Text in which `<b>…</b>` marks one part; other markup is not interpreted. */
function BoldText({ text }: { text: string }) {
  const [before, bold, after] = text.split(/<b>([^<]*)<\/b>/);
  return (
    <>
      {before}
      {bold !== undefined && <b>{bold}</b>}
      {after}
    </>
  );
}

/** A screen that the user has no access to, by menu item or role [NAV-10] [NAV-11]. */
export function NoScreenAccess() {
  const { t } = useTranslation();
  useDocumentTitle(t('suite:closed.title'));
  return (
    <MessagePage
      number="403"
      title={t('suite:closed.title')}
      actions={<NextLinks />}
      near={<RelatedLinks />}
    >
      {t('suite:closed.why')}
    </MessagePage>
  );
}

/** The first screen of the module, or the start where the module has none, and the search. */
function NextLinks() {
  const { t } = useTranslation();
  const { groups, openSearch } = useShellNavigation();
  const first = groups[0]?.items[0];
  return (
    <>
      {first ? (
        <Button component={Link} to={first.address} leftSection={<Icon of={IconArrowLeft} />}>
          {first.label}
        </Button>
      ) : (
        <HomeButton />
      )}
      <Button
        variant="default"
        leftSection={<Icon of={IconSearch} />}
        rightSection={<Kbd>{t('platform:key.find')}</Kbd>}
        onClick={openSearch}
      >
        {t('platform:shell.search')}
      </Button>
    </>
  );
}

/** The other screens of the module. */
function RelatedLinks() {
  const { t } = useTranslation();
  const [, ...others] = useShellNavigation().groups.flatMap(({ items }) => items);
  if (others.length === 0) return null;
  return (
    <>
      <span className={classes.before}>{t('suite:notFound.orGoTo')}</span>
      {others.map((item) => (
        <Link key={item.key} to={item.address} className={linkClasses.link}>
          {item.label}
        </Link>
      ))}
    </>
  );
}

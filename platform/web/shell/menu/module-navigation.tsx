import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import rows from '../header/drop-row.module.css';
import { HeaderPopover } from '../header/header-popover.tsx';
import classes from './module-navigation.module.css';

/**
 * The modules as links, with a brass line under the current one; without enough room they collapse into one menu with
 * its name.
 */
export function ModuleNavigation({
  modules,
  current,
}: {
  modules: readonly ModuleNavigationItem[];
  current: string | undefined;
}) {
  const { t } = useTranslation();
  const here = modules.find(({ module }) => module === current);
  return (
    <>
      <nav className={classes.words} aria-label={t('platform:shell.modules')}>
        {modules.map((item) => (
          <ModuleLink
            key={item.module}
            item={item}
            isCurrent={item.module === current}
            className={classes.word}
          >
            {item.name}
          </ModuleLink>
        ))}
      </nav>
      <div className={classes.fold}>
        <HeaderPopover
          label={t('platform:shell.modules')}
          width={220}
          edge="here"
          trigger={(props) => (
            <button
              type="button"
              className={`${classes.word} ${classes.switcher}`}
              data-current={here !== undefined || undefined}
              {...props}
            >
              {here?.name ?? t('platform:shell.modules')}
              <Icon of={IconChevronDown} size={14} />
            </button>
          )}
        >
          {(close) => (
            <nav className={rows.drop} aria-label={t('platform:shell.modules')}>
              {modules.map((item) => (
                <ModuleLink
                  key={item.module}
                  item={item}
                  isCurrent={item.module === current}
                  className={rows.row}
                  onClick={close}
                >
                  {item.name}
                </ModuleLink>
              ))}
            </nav>
          )}
        </HeaderPopover>
      </div>
    </>
  );
}

/** Link of a module: in this suite, or to another product [GEN-05]. */
export interface ModuleNavigationItem {
  module: SuiteModule;
  name: string;
  address: string;
  isOutside: boolean;
  /** The other product's address is not configured; the link leads to a page that says so. */
  isUnset: boolean;
}

export function ModuleLink({
  item,
  isCurrent,
  className,
  onClick,
  children,
}: {
  item: ModuleNavigationItem;
  isCurrent: boolean;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}) {
  const shared = {
    className,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick,
  };
  return item.isOutside ? (
    <a href={item.address} {...shared}>
      {children}
    </a>
  ) : (
    <Link to={item.address} {...shared}>
      {children}
    </Link>
  );
}

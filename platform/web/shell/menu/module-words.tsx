import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import rows from '../header/drop-row.module.css';
import { HeaderPopover } from '../header/header-popover.tsx';
import { ModuleLink, type ModuleWord } from './module-link.tsx';
import classes from './module-words.module.css';

/** The modules as words, brass under the current one; where there is no room they fold into one that names it. */
export function ModuleWords({
  words,
  current,
}: {
  words: readonly ModuleWord[];
  current: string | undefined;
}) {
  const { t } = useTranslation();
  const here = words.find(({ module }) => module === current);
  return (
    <>
      <nav className={classes.words} aria-label={t('platform:shell.modules')}>
        {words.map((word) => (
          <ModuleLink
            key={word.module}
            word={word}
            isCurrent={word.module === current}
            className={classes.word}
          >
            {word.name}
          </ModuleLink>
        ))}
      </nav>
      <div className={classes.fold}>
        <HeaderPopover
          label={t('platform:shell.modules')}
          width={220}
          edge="here"
          trigger={(props) => (
            <button type="button" className={`${classes.word} ${classes.switcher}`} {...props}>
              {here?.name ?? t('platform:shell.modules')}
              <Icon of={IconChevronDown} size={14} />
            </button>
          )}
        >
          {(close) => (
            <nav className={rows.drop} aria-label={t('platform:shell.modules')}>
              {words.map((word) => (
                <ModuleLink
                  key={word.module}
                  word={word}
                  isCurrent={word.module === current}
                  className={rows.row}
                  onClick={close}
                >
                  {word.name}
                </ModuleLink>
              ))}
            </nav>
          )}
        </HeaderPopover>
      </div>
    </>
  );
}

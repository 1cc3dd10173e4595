import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { HeaderButton } from '../header/header-button.tsx';
import classes from './find-button.module.css';

export function FindButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={classes.find}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon of={IconSearch} />
        <span className={classes.word}>{t('platform:shell.search')}</span>
        <Kbd on="header">{t('platform:key.find')}</Kbd>
      </button>
      <span className={classes.small}>
        <HeaderButton icon={IconSearch} label={t('platform:shell.search')} onClick={onOpen} />
      </span>
    </>
  );
}

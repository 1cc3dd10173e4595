import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBarSlot, ActionBarSlotProvider } from '#platform/web/layout/action-bar-slot.tsx';
import { ActingBand } from './account/acting-band.tsx';
import classes from './shell-frame.module.css';

const MAIN = 'main';

/** The shopfront: header above, menu left, content in the middle, action bar below. */
export function ShellFrame({
  header,
  menu,
  place,
  children,
}: {
  header: ReactNode;
  menu?: ReactNode;
  /** The address of the screen: a change of it moves the focus there, so that the keyboard follows. */
  place: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current !== place) {
      main.current?.focus({ preventScroll: true });
      content.current?.scrollTo({ top: 0 });
    }
    lastPlace.current = place;
  }, [place]);

  return (
    <ActionBarSlotProvider>
      <div className={classes.shell} data-menu={menu === undefined ? 'none' : 'side'}>
        <a className={classes.skip} href={`#${MAIN}`}>
          {t('platform:shell.skip')}
        </a>
        {header}
        <ActingBand />
        {menu}
        <main className={classes.main} id={MAIN} ref={main} tabIndex={-1}>
          <div className={classes.content} ref={content}>
            {children}
          </div>
          <ActionBarSlot />
        </main>
      </div>
    </ActionBarSlotProvider>
  );
}

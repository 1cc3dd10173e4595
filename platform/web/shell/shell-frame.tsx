import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CounterSlot, CounterSlotProvider } from '#platform/web/layout/counter-slot.tsx';
import { ActingBand } from './account/acting-band.tsx';
import classes from './shell-frame.module.css';

const MAIN = 'main';

/** The shopfront: fascia above, menu left, goods in the middle, counter below. */
export function ShellFrame({
  fascia,
  menu,
  place,
  children,
}: {
  fascia: ReactNode;
  menu?: ReactNode;
  /** The address of the screen: a change of it moves the focus there, so that the keyboard follows. */
  place: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const goods = useRef<HTMLDivElement>(null);
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current !== place) {
      main.current?.focus({ preventScroll: true });
      goods.current?.scrollTo({ top: 0 });
    }
    lastPlace.current = place;
  }, [place]);

  return (
    <CounterSlotProvider>
      <div className={classes.shell} data-menu={menu === undefined ? 'none' : 'side'}>
        <a className={classes.skip} href={`#${MAIN}`}>
          {t('platform:shell.skip')}
        </a>
        {fascia}
        <ActingBand />
        {menu}
        <main className={classes.main} id={MAIN} ref={main} tabIndex={-1}>
          <div className={classes.goods} ref={goods}>
            {children}
          </div>
          <CounterSlot />
        </main>
      </div>
    </CounterSlotProvider>
  );
}

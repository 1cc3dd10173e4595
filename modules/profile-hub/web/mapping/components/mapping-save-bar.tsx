import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mapping, MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';

/** Stands while a mapping is not saved: what saving writes, discard, save (Ctrl S). */
export function MappingSaveBar({
  mapping,
  figures,
  actions,
}: {
  mapping: Mapping;
  figures: MappingPreview | undefined;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isBegun = mapping.id !== null && !mapping.saved;
  const save = () => void actions.save(mapping.version);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (!isSave || event.altKey || !isBegun || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (!actions.isBusy) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (!isBegun) return null;
  return (
    <ActionBar label={t('profile-hub:mapping.notSaved')}>
      <ActionBarMessage>
        <MarkedText
          text={t('profile-hub:mapping.writes', {
            values: format.number(figures?.values ?? 0),
            contacts: format.number(figures?.contacts ?? 0),
          })}
        />{' '}
        {t('profile-hub:mapping.newFollow')}{' '}
        {(figures?.waiting ?? 0) > 0 &&
          t('profile-hub:mapping.answersWait', {
            count: figures?.waiting ?? 0,
            waiting: format.number(figures?.waiting ?? 0),
          })}
      </ActionBarMessage>
      <Button variant="subtle" onClick={() => void actions.discard()}>
        {t('platform:save.discard')}
      </Button>
      <ActionButton
        isBusy={actions.isBusy}
        onClick={save}
        rightSection={
          <span className={classes.spacious}>
            <Kbd>Ctrl S</Kbd>
          </span>
        }
      >
        {t('profile-hub:mapping.save')}
      </ActionButton>
    </ActionBar>
  );
}

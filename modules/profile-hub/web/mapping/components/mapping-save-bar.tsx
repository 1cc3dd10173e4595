import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Mapping, MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useSaveShortcut } from '#platform/web/fields/form/save-shortcut.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';

/** Visible while a mapping is unsaved: the effect of saving, discard, save (Ctrl S). */
export function MappingSaveBar({
  mapping,
  preview: { data: figures, isError },
  actions,
}: {
  mapping: Mapping;
  preview: Pick<UseQueryResult<MappingPreview>, 'data' | 'isError'>;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isBegun = mapping.id !== null && !mapping.saved;
  // Saving waits for the preview; if the preview fails, saving is still possible.
  const mayAct = figures !== undefined || isError;
  const save = () => void actions.save(mapping.version);
  useSaveShortcut(() => {
    if (!isBegun) return false;
    if (!actions.isBusy && mayAct) save();
    return true;
  });
  if (!isBegun) return null;
  return (
    <ActionBar label={t('profile-hub:mapping.notSaved')}>
      <ActionBarMessage>
        {figures && (
          <>
            <MarkedText
              text={t('profile-hub:mapping.writes', {
                values: format.number(figures.values),
                contacts: format.number(figures.contacts),
              })}
            />{' '}
            {t('profile-hub:mapping.newFollow')}{' '}
            {figures.waiting > 0 &&
              t('profile-hub:mapping.answersWait', {
                count: figures.waiting,
                waiting: format.number(figures.waiting),
              })}
          </>
        )}
      </ActionBarMessage>
      <Button variant="subtle" onClick={() => void actions.discard()}>
        {t('platform:save.discard')}
      </Button>
      <ActionButton
        isBusy={actions.isBusy}
        disabled={!mayAct}
        onClick={save}
        rightSection={
          <span className={classes.spacious}>
            <Kbd>{t('platform:key.save')}</Kbd>
          </span>
        }
      >
        {t('profile-hub:mapping.save')}
      </ActionButton>
    </ActionBar>
  );
}

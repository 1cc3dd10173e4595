import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEMPORARY_SEGMENT_DAYS } from '#modules/profile-hub/contract/limits.ts';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import type { SaveSegment } from './use-save-segment.ts';
import type { SegmentBuilderState } from './use-segment-builder.ts';

/** What becomes of the rules: a temporary segment is named or used as it is, a saved one is saved again or left. */
export function SegmentBar({
  segment,
  desk,
  saving,
  onSave,
}: {
  segment: ListedSegment;
  desk: SegmentBuilderState;
  saving: SaveSegment;
  onSave: () => void;
}) {
  const { t } = useTranslation();
  if (segment.saved && !desk.draft.isChanged) return null;
  const key = <Kbd>{t('profile-hub:segment.saveKey')}</Kbd>;
  if (segment.saved)
    return (
      <ActionBar label={t('platform:save.label')}>
        <ActionBarMessage>{t('profile-hub:segment.notSaved')}</ActionBarMessage>
        <Button variant="subtle" disabled={saving.isBusy} onClick={desk.draft.discard}>
          {t('platform:save.discard')}
        </Button>
        <ActionButton isBusy={saving.isBusy} rightSection={key} onClick={onSave}>
          {t('platform:save.save')}
        </ActionButton>
      </ActionBar>
    );
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        <b>{segment.name}.</b>{' '}
        {t('profile-hub:segment.temporaryNote', { count: TEMPORARY_SEGMENT_DAYS })}
      </ActionBarMessage>
      <Button variant="default" onClick={() => void saving.show()}>
        {t('profile-hub:segment.useUnsaved')}
      </Button>
      <ActionButton isBusy={saving.isBusy} rightSection={key} onClick={onSave}>
        {t('profile-hub:segment.saveAs')}
      </ActionButton>
    </ActionBar>
  );
}

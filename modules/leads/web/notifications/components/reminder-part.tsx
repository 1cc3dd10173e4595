import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  FOLLOW_UPS,
  type FormNotifications,
} from '#modules/leads/contract/forms/form-notifications.ts';
import { useDraftWord } from '../../data/draft/use-draft-word.ts';
import { type SectionsChange, setFollowUp } from '../data/draft-edits.ts';
import { NotifyPart } from './notify-part.tsx';

type FollowUp = FormNotifications['followUp'];

/** How often whoever has a lead is reminded of it while it is open. */
export function ReminderPart({
  followUp,
  setDraft,
}: {
  followUp: FollowUp;
  setDraft: (change: SectionsChange) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftWord();
  return (
    <NotifyPart
      title={t('leads:notify.reminder')}
      note={t(`leads:lexicon.${word}.whileOpen`)}
      end={
        <SegmentedControl
          aria-label={t('leads:notify.reminder')}
          value={followUp}
          onChange={(value) => setDraft(setFollowUp(value as FollowUp))}
          data={FOLLOW_UPS.map((value) => ({ value, label: t(`leads:notify.followUp.${value}`) }))}
        />
      }
    />
  );
}

import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  FOLLOW_UPS,
  type FormNotifications,
} from '#modules/leads/contract/forms/form-notifications.ts';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import { type SectionsChange, setFollowUp } from '../data/draft-edits.ts';
import { NotifyPart } from './notify-part.tsx';

type FollowUp = FormNotifications['followUp'];

/** How often recipients are reminded of an open lead. */
export function ReminderPart({
  followUp,
  setDraft,
}: {
  followUp: FollowUp;
  setDraft: (change: SectionsChange) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
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

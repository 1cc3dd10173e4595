import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTouchpointActions } from '../data/use-touchpoint-actions.ts';
import classes from './detail.module.css';

/** A deleted touchpoint cannot be changed; the restore action is next to the explanation. */
export function DeletedNote({ brandId, touchpoint }: { brandId: string; touchpoint: Touchpoint }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { restore } = useTouchpointActions(brandId, touchpoint);
  if (touchpoint.deletedAt === null) return null;
  return (
    <div className={classes.note}>
      <Note
        tone="due"
        title={t('touchpoints:detail.deletedAt', { moment: moment(touchpoint.deletedAt) })}
        action={
          <Button variant="default" onClick={() => void restore()}>
            {t('touchpoints:bulk.restore')}
          </Button>
        }
      >
        {t('touchpoints:detail.deletedMeans')}
      </Note>
    </div>
  );
}

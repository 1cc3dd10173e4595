import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import classes from './creation.module.css';

/** The end of the wizard: the short URL, and the ways on. */
export function CustomCreated({
  clientId,
  touchpoint,
  onAnother,
}: {
  clientId: string;
  touchpoint: Touchpoint;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('touchpoints:created.title')}
        subtitle={touchpoint.shortUrl}
        beside={<CopyButton value={touchpoint.shortUrl} label={t('touchpoints:created.copy')} />}
      />
      <div className={classes.done} role="status">
        <Note tone="good" title={t('touchpoints:created.works')}>
          {t('touchpoints:created.next')}
        </Note>
        <div className={classes.ways}>
          <Button component={Link} to={clientAddress(clientId, `touchpoints/${touchpoint._id}`)}>
            {t('touchpoints:created.open')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('touchpoints:created.another')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={clientAddress(clientId, 'touchpoints/list')}
          >
            {t('touchpoints:created.toList')}
          </Button>
        </div>
      </div>
    </>
  );
}

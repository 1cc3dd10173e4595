import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { createProductTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useBulkTouchpoints } from '../../list/data/use-bulk-touchpoints.ts';
import classes from './creation.module.css';
import { LookupWhy } from './lookup-why.tsx';

export type ProductsMade = z.output<typeof createProductTouchpointCall.response>;

const ZipDialog = onDemand(() => import('../../list/components/zip-dialog.tsx'));

/** End of the wizard: created touchpoints, their codes, refused references, and the next steps. */
export function ProductsCreated({
  client,
  made,
  onAnother,
}: {
  client: CurrentClient;
  made: ProductsMade;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { zip } = useBulkTouchpoints(client.brandId);
  const [isZipAsked, setZipAsked] = useState(false);
  const ids = made.created.map(({ _id }) => _id);
  const counted = { count: ids.length, formatted: number(ids.length) };
  return (
    <>
      <PageHead title={t('touchpoints:created.many', counted)} />
      <div className={classes.done} role="status">
        <Note tone="good" title={t('touchpoints:created.works')}>
          {t('touchpoints:creation.builtWithinHour')}
        </Note>
        {made.refused.map((lookup) => (
          <Note key={lookup.reference} tone="due" title={lookup.reference}>
            <LookupWhy lookup={lookup} />
          </Note>
        ))}
        <div className={classes.ways}>
          {ids.length > 0 && (
            <Button leftSection={<Icon of={IconQrcode} />} onClick={() => setZipAsked(true)}>
              {t('touchpoints:bulk.zip')}
            </Button>
          )}
          <Button
            variant="default"
            component={Link}
            to={clientAddress(client.id, 'touchpoints/list?view=product')}
          >
            {t('touchpoints:created.toList')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('touchpoints:created.another')}
          </Button>
        </div>
      </div>
      {isZipAsked && (
        <ZipDialog
          count={ids.length}
          onZip={(options) => zip({ ids }, options)}
          onClose={() => setZipAsked(false)}
        />
      )}
    </>
  );
}

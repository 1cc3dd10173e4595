import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import classes from './creation.module.css';
import { LookupWhy } from './lookup-why.tsx';
import type { ProductsMade } from './product-wizard.tsx';

/** The end of the wizard: what was made, what was refused after all, and the ways on. */
export function ProductsCreated({
  clientId,
  made,
  onAnother,
}: {
  clientId: string;
  made: ProductsMade;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counted = { count: made.created.length, formatted: number(made.created.length) };
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
          <Button component={Link} to={clientAddress(clientId, 'touchpoints/list?view=product')}>
            {t('touchpoints:created.toList')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('touchpoints:created.another')}
          </Button>
        </div>
      </div>
    </>
  );
}

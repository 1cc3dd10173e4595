import { IconLink, IconPackages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '../components/creation.module.css';

/** Selects the kind of touchpoint: any URL, or products [TP-02]. */
export default function TouchpointCreationScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead title={t('touchpoints:menu.creation')} subtitle={t('touchpoints:creation.which')} />
      <div className={classes.kinds}>
        <Link className={classes.kind} to={clientAddress(id, 'touchpoints/creation/custom')}>
          <Icon of={IconLink} size={20} />
          <h2>{t('touchpoints:creation.custom')}</h2>
          <p>{t('touchpoints:creation.customHelp')}</p>
          <span className={classes.steps}>{t('touchpoints:creation.steps', { count: 2 })}</span>
        </Link>
        <Link className={classes.kind} to={clientAddress(id, 'touchpoints/creation/product')}>
          <Icon of={IconPackages} size={20} />
          <h2>{t('touchpoints:creation.product')}</h2>
          <p>{t('touchpoints:creation.productHelp')}</p>
          <span className={classes.steps}>{t('touchpoints:creation.steps', { count: 3 })}</span>
        </Link>
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { shortUrlParts } from '../../../data/short-url-parts.ts';
import { touchpointListing } from '../../../data/touchpoint-listing.ts';
import { useLifecycleText } from '../../data/use-lifecycle-text.ts';
import { useTouchpointActions } from '../../data/use-touchpoint-actions.ts';
import classes from './head.module.css';
import { useTouchpointHead } from './use-touchpoint-head.ts';

/** Name, state and actions of the touchpoint. */
export function TouchpointHead({
  client,
  touchpoint,
}: {
  client: CurrentClient;
  touchpoint: Touchpoint;
}) {
  const { t } = useTranslation();
  const lifeOf = useLifecycleText();
  const actions = useTouchpointActions(client.brandId, touchpoint);
  const { base, suffix } = shortUrlParts(touchpoint);
  const { type, description, product, shortUrl } = touchpoint;
  useDocumentTitle(`${base}${suffix}`);
  return (
    <PageHead
      path={
        <RecordPath
          listing={touchpointListing}
          scope={client}
          id={touchpoint._id}
          to={clientAddress(client.id, 'touchpoints/list')}
          label={t('touchpoints:menu.group')}
          kind={t(type === 'product' ? 'touchpoints:type.product' : 'touchpoints:type.custom')}
        />
      }
      title={
        <>
          <span className={classes.base}>{base}</span>
          {suffix}
        </>
      }
      beside={<CopyButton value={shortUrl} label={t('touchpoints:detail.copy')} />}
      about={[product?.name, description, lifeOf(touchpoint)].filter(Boolean).join(' · ')}
      actions={useTouchpointHead(touchpoint, actions)}
    />
  );
}

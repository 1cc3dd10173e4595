import { Button } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { ScreenTitle } from '#platform/web/layout/screen-title.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { shortUrlParts } from '../../../data/short-url-parts.ts';
import { touchpointListing } from '../../../data/touchpoint-listing.ts';
import { useLifeWords } from '../../data/use-life-words.ts';
import { useTouchpointActions } from '../../data/use-touchpoint-actions.ts';
import classes from './head.module.css';
import { TouchpointMenu } from './touchpoint-menu.tsx';

/** Which touchpoint it is, how it stands with it, and what can be done with it as a whole. */
export function TouchpointHead({
  client,
  touchpoint,
}: {
  client: CurrentClient;
  touchpoint: Touchpoint;
}) {
  const { t } = useTranslation();
  const lifeOf = useLifeWords();
  const actions = useTouchpointActions(client.brandId, touchpoint);
  const { base, suffix } = shortUrlParts(touchpoint);
  const { type, description, product, shortUrl, resolvedUrl, state } = touchpoint;
  useDocumentTitle(`${base}${suffix}`);
  return (
    <header className={classes.head}>
      <RecordPath
        listing={touchpointListing}
        scope={client}
        id={touchpoint._id}
        to={clientAddress(client.id, 'touchpoints/list')}
        label={t('touchpoints:menu.group')}
        kind={t(type === 'product' ? 'touchpoints:type.product' : 'touchpoints:type.custom')}
      />
      <div className={classes.row}>
        <div className={classes.who}>
          <div className={classes.name}>
            <ScreenTitle className={classes.title}>
              <span className={classes.base}>{base}</span>
              {suffix}
            </ScreenTitle>
            <CopyButton value={shortUrl} label={t('touchpoints:detail.copy')} />
          </div>
          <p className={classes.about}>
            {[product?.name, description, lifeOf(touchpoint)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={classes.actions}>
          {resolvedUrl !== null && (
            <Button
              component="a"
              href={resolvedUrl}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<Icon of={IconExternalLink} />}
            >
              {t('touchpoints:row.destination')}
            </Button>
          )}
          {state !== 'deleted' && (
            <ActionButton
              variant="default"
              leftSection={<Icon of={IconRefresh} />}
              isBusy={actions.isRefreshingCode}
              onClick={() => void actions.refreshCode()}
            >
              {t('touchpoints:detail.refreshCode')}
            </ActionButton>
          )}
          <TouchpointMenu touchpoint={touchpoint} actions={actions} />
        </div>
      </div>
    </header>
  );
}

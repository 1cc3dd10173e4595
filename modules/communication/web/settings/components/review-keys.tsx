import { useId } from 'react';
import {
  endReviewKeyCall,
  listReviewKeysCall,
  makeReviewKeyCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ApiKeyPanel } from '#platform/web/api-keys/api-key-panel.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './settings.module.css';

const CHANGES = { changes: [listReviewKeysCall] };

/** API keys for servers that send reviews: create, rename, end [REV-09]. */
export function ReviewKeys() {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const titleId = useId();
  const create = useCallMutation(makeReviewKeyCall, CHANGES);
  const end = useCallMutation(endReviewKeyCall, CHANGES);
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('communication:sources.keys')}</h2>
        <p>{t('communication:sources.keysAbout')}</p>
      </header>
      <ApiKeyPanel
        query={useCall(listReviewKeysCall, { query: { brandId } })}
        onCreate={(name) => create.mutateAsync({ body: { brandId, name } })}
        onEnd={(keyId) => end.mutateAsync({ params: { keyId }, query: { brandId } })}
        texts={{
          shownOnce: t('communication:sources.shownOnce'),
          copy: t('communication:sources.copyKey'),
          name: t('communication:sources.keyName'),
          create: t('communication:sources.makeKey'),
          created: (made) => t('communication:sources.keyMade', made),
          used: (when) => t('communication:sources.keyUsed', { when }),
          ended: t('communication:sources.keyEnded'),
          makerLeft: (by) => t('communication:sources.makerLeft', { by }),
          end: t('communication:sources.keyEnd'),
          endQuestion: (name) => t('communication:sources.keyEndQuestion', { name }),
          endLost: t('communication:sources.keyEndLost'),
          keep: t('communication:sources.keyKeep'),
        }}
      />
    </section>
  );
}

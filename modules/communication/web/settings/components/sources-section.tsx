import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment, useId } from 'react';
import {
  endReviewKeyCall,
  getReviewWebhookCall,
  listReviewKeysCall,
  makeReviewKeyCall,
  rotateReviewWebhookCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { getReviewSourcesCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ApiKeyPanel } from '#platform/web/api-keys/api-key-panel.tsx';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { CopyButton, ShownSecret } from '#platform/web/display/copy-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ReplyAddress } from './reply-address.tsx';
import classes from './settings.module.css';
import { SectionHead, SettingsSection } from './settings-section.tsx';

/** State and setup of each source of reviews [REV-09]. */
export function SourcesSection() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { id: clientId, brandId } = useCurrentClient();
  const sources = useCall(getReviewSourcesCall, { query: { brandId } });
  return (
    <div className={classes.last}>
      <SettingsSection section="sources" title={t('communication:settings.section.sources')}>
        <QueryBoundary query={sources} loading={<SkeletonRows rows={2} />}>
          {({ items }) => (
            <ul className={classes.sources}>
              {items.map(({ origin, connected, canReply, lastReadAt }) => (
                <li key={origin} className={classes.source}>
                  <div className={classes.sourceName}>
                    <b>{t(`communication:reviewOrigin.${origin}`)}</b>
                    <span className={classes.note}>
                      {lastReadAt
                        ? t('communication:sources.lastRead', { when: moment(lastReadAt) })
                        : t('communication:sources.neverRead')}
                    </span>
                  </div>
                  <State tone={connected ? 'ok' : 'off'}>
                    {t(
                      connected
                        ? 'communication:sources.connected'
                        : 'communication:sources.notConnected',
                    )}
                  </State>
                  <State tone={canReply ? 'ok' : 'due'}>
                    {t(
                      canReply
                        ? 'communication:sources.canReply'
                        : 'communication:sources.cannotReply',
                    )}
                  </State>
                  {origin === 'GMB' && (
                    <Button
                      component={Link}
                      to={clientAddress(clientId, 'communication/settings/google')}
                      variant="default"
                      size="xs"
                    >
                      {t('communication:sources.google')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
        <p className={classes.ways}>
          <Button
            component={Link}
            to={clientAddress(clientId, 'communication/settings/import')}
            variant="default"
            size="xs"
          >
            {t('communication:sources.import')}
          </Button>
          <span>{t('communication:sources.importAbout')}</span>
        </p>
      </SettingsSection>
      <ReviewKeys />
      <ReviewWebhook />
      <ReplyAddress />
    </div>
  );
}

/** URL for signed messages of Gatoreviews, and their secret [REV-09]. */
function ReviewWebhook() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const titleId = useId();
  const webhook = useCall(getReviewWebhookCall, { query: { brandId } });
  const rotate = useCallMutation(rotateReviewWebhookCall, { changes: [getReviewWebhookCall] });
  const make = () =>
    rotate
      .mutateAsync({ body: { brandId } })
      .catch((error) => showToast({ tone: 'bad', text: problemText(error) }));
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <SectionHead
        titleId={titleId}
        title={t('communication:sources.webhook')}
        note={t('communication:sources.webhookAbout')}
      />
      {rotate.data && (
        <Note tone="good" title={t('communication:sources.shownOnce')}>
          <ShownSecret
            secret={rotate.data.secret}
            copyLabel={t('communication:sources.copySecret')}
          />
        </Note>
      )}
      <QueryBoundary query={webhook} loading={<SkeletonRows rows={1} />}>
        {({ address, lastMessageAt, oldSecretUntil }) => (
          <>
            {address && (
              <p className={classes.address}>
                <code>
                  <BreakableUrl url={address} />
                </code>
                <CopyButton value={address} label={t('communication:sources.copyAddress')} />
              </p>
            )}
            {address && (
              <p className={classes.empty}>
                {lastMessageAt
                  ? t('communication:sources.lastMessage', { when: moment(lastMessageAt) })
                  : t('communication:sources.noMessage')}{' '}
                {oldSecretUntil &&
                  t('communication:sources.oldSecretUntil', { when: moment(oldSecretUntil) })}
              </p>
            )}
            <div>
              <ActionButton variant="default" isBusy={rotate.isPending} onClick={() => void make()}>
                {t(
                  address ? 'communication:sources.newSecret' : 'communication:sources.makeWebhook',
                )}
              </ActionButton>
            </div>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

/** Breaks after a slash before it breaks within a name. */
function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const CHANGES = { changes: [listReviewKeysCall] };

/** API keys for servers that send reviews: create, rename, end [REV-09]. */
function ReviewKeys() {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const titleId = useId();
  const create = useCallMutation(makeReviewKeyCall, CHANGES);
  const end = useCallMutation(endReviewKeyCall, CHANGES);
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <SectionHead
        titleId={titleId}
        title={t('communication:sources.keys')}
        note={t('communication:sources.keysAbout')}
      />
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

import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  endReviewKeyCall,
  listReviewKeysCall,
  makeReviewKeyCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './settings.module.css';

const CHANGES = { changes: [listReviewKeysCall] };

/** Keys by which servers of the brand send reviews: made, shown once, named, ended [REV-09]. */
export function ReviewKeys() {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const { brandId } = useCurrentClient();
  const say = useProblemText();
  const confirm = useConfirm();
  const titleId = useId();
  const [name, setName] = useState('');
  const keys = useCall(listReviewKeysCall, { query: { brandId } });
  const create = useCallMutation(makeReviewKeyCall, CHANGES);
  const end = useCallMutation(endReviewKeyCall, CHANGES);
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  const make = () =>
    tried(async () => {
      await create.mutateAsync({ body: { brandId, name: name.trim() } });
      setName('');
    });
  const finish = async (key: { id: string; name: string }) => {
    const isSure = await confirm({
      title: t('communication:sources.keyEndQuestion', { name: key.name }),
      lost: t('communication:sources.keyEndLost'),
      keep: t('communication:sources.keyKeep'),
      act: t('communication:sources.keyEnd'),
    });
    if (isSure)
      await tried(() => end.mutateAsync({ params: { keyId: key.id }, query: { brandId } }));
  };
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('communication:sources.keys')}</h2>
        <p>{t('communication:sources.keysAbout')}</p>
      </header>
      {create.data && (
        <Note tone="good" title={t('communication:sources.shownOnce')}>
          <ShownSecret secret={create.data.key} copyLabel={t('communication:sources.copyKey')} />
        </Note>
      )}
      <QueryBoundary
        query={keys}
        loading={<SkeletonRows rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={null}
      >
        {({ items }) => (
          <ul className={classes.rows}>
            {items.map((key) => (
              <li key={key.id} className={classes.row}>
                <div className={classes.rowHead}>
                  <b className={classes.grow}>{key.name}</b>
                  <code>{key.prefix}…</code>
                  <span className={classes.note}>
                    {key.lastUsedAt
                      ? t('communication:sources.keyUsed', { when: moment(key.lastUsedAt) })
                      : t('communication:sources.keyMade', {
                          when: moment(key.createdAt),
                          by: key.createdBy,
                        })}
                  </span>
                  {!key.makerHasAccess && !key.endedAt && (
                    <State tone="due">
                      {t('communication:sources.makerLeft', { by: key.createdBy })}
                    </State>
                  )}
                  {key.endedAt ? (
                    <State tone="off">{t('communication:sources.keyEnded')}</State>
                  ) : (
                    <Button variant="subtle" size="xs" onClick={() => void finish(key)}>
                      {t('communication:sources.keyEnd')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <div className={classes.inline}>
        <TextField
          label={t('communication:sources.keyName')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="off"
        />
        <ActionButton
          variant="default"
          isBusy={create.isPending}
          disabled={name.trim() === ''}
          onClick={() => void make()}
        >
          {t('communication:sources.makeKey')}
        </ActionButton>
      </div>
    </section>
  );
}

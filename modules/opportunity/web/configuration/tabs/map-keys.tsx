import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
} from '#modules/opportunity/contract/map-keys.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/shown-secret.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../configuration.module.css';

const CHANGES = { changes: [listMapKeysCall] };

/** Keys by which servers and authorized pages read the map: created, shown once, ended. They are no part of the draft. */
export function MapKeys({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const say = useProblemText();
  const confirm = useConfirm();
  const [name, setName] = useState('');
  const params = { clientId };
  const keys = useCall(listMapKeysCall, { params });
  const create = useCallMutation(createMapKeyCall, CHANGES);
  const end = useCallMutation(endMapKeyCall, CHANGES);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  const finish = async (key: { id: string; name: string }) => {
    const isSure = await confirm({
      title: t('opportunity:keys.endQuestion', { name: key.name }),
      lost: t('opportunity:keys.endLost'),
      keep: t('opportunity:keys.keep'),
      act: t('opportunity:keys.end'),
    });
    if (isSure) await attempt(() => end.mutateAsync({ params: { clientId, keyId: key.id } }));
  };
  return (
    <section className={classes.part} aria-label={t('opportunity:keys.title')}>
      <h2>{t('opportunity:keys.title')}</h2>
      <p className={classes.help}>{t('opportunity:keys.about')}</p>
      {create.data && (
        <Note tone="good" title={t('opportunity:keys.shownOnce')}>
          <ShownSecret secret={create.data.key} copyLabel={t('opportunity:keys.copy')} />
        </Note>
      )}
      <QueryBoundary query={keys}>
        {({ items }) => (
          <ul className={classes.keys}>
            {items.map((key) => (
              <li key={key.id}>
                <b>{key.name}</b>
                <code>{key.prefix}…</code>
                <span className={classes.note}>
                  {key.lastUsedAt
                    ? t('opportunity:keys.used', { when: moment(key.lastUsedAt) })
                    : t('opportunity:keys.created', {
                        when: moment(key.createdAt),
                        by: key.createdBy,
                      })}
                </span>
                {key.endedAt ? (
                  <State tone="off">{t('opportunity:keys.ended')}</State>
                ) : (
                  <Button variant="subtle" size="xs" onClick={() => void finish(key)}>
                    {t('opportunity:keys.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <div className={classes.inline}>
        <TextField
          label={t('opportunity:keys.name')}
          value={name}
          onChange={setName}
          maxLength={80}
          autoComplete="off"
        />
        <ActionButton
          variant="default"
          isBusy={create.isPending}
          disabled={name.trim() === ''}
          onClick={() =>
            void attempt(async () => {
              await create.mutateAsync({ params, body: { name: name.trim() } });
              setName('');
            })
          }
        >
          {t('opportunity:keys.create')}
        </ActionButton>
      </div>
    </section>
  );
}

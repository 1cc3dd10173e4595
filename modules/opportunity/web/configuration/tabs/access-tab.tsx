import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOMAINS_MAX } from '#modules/opportunity/contract/limits.ts';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
} from '#modules/opportunity/contract/map-keys.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { FieldMessage, FieldPair } from '#platform/web/fields/field-texts.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { PasswordField, TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from '../configuration.module.css';
import { useConfigField, useEditing } from '../data/editing-context.tsx';

const CHANGES = { changes: [listMapKeysCall] };

/** The brand's own map style, pages that may read the figures, and the keys they show [OPP-08]. */
export default function AccessTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { faults } = useEditing();
  const domains = useConfigField('authorizedDomains');
  const wrong = Object.entries(faults).find(([path]) => path.startsWith('authorizedDomains'));
  const wrongDomain = wrong && domains.value[Number(wrong[0].split('.')[1])];
  return (
    <>
      <section className={classes.part} aria-label={t('opportunity:configuration.provider')}>
        <h2>{t('opportunity:configuration.provider')}</h2>
        <FieldPair>
          <TextField
            {...useConfigField('mapId')}
            label={t('opportunity:configuration.mapId')}
            help={t('opportunity:configuration.mapIdHelp')}
            maxLength={100}
            autoComplete="off"
          />
          <PasswordField
            {...useConfigField('mapKey')}
            label={t('opportunity:configuration.mapKey')}
            help={t('opportunity:configuration.mapKeyHelp')}
            autoComplete="off"
          />
        </FieldPair>
      </section>
      <section className={classes.part} aria-label={t('opportunity:configuration.domains')}>
        <h2>{t('opportunity:configuration.domains')}</h2>
        <TagsField
          {...domains}
          label={t('opportunity:configuration.domainsLabel')}
          help={t('opportunity:configuration.domainsHelp')}
          error={
            wrong && (
              <>
                {wrongDomain}: <FieldMessage fault={wrong[1]} />
              </>
            )
          }
          limit={DOMAINS_MAX}
          endsAt={[',', ';', ' ']}
          onChange={(all) => domains.onChange(all.map(hostOf))}
        />
      </section>
      <MapKeys clientId={clientId} />
    </>
  );
}

/** An address that was pasted whole is reduced to its host. */
function hostOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [host = ''] = text.replace(/^https?:\/\//, '').split('/', 1);
  return host;
}

/** Keys by which servers and authorized pages read the map: created, shown once, ended. They are no part of the draft. */
function MapKeys({ clientId }: { clientId: string }) {
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

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  endFormKeyCall,
  KEY_SCOPES,
  listFormKeysCall,
  makeFormKeyCall,
} from '#modules/forms/contract/intake/key-calls.ts';
import { KEY_NAME_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import classes from './integration.module.css';

type Scope = (typeof KEY_SCOPES)[number];
const SCOPE_TEXTS = {
  'leads.send': 'forms:editor.keys.send',
  'leads.read': 'forms:editor.keys.read',
} as const;
const isScope = (scope: string): scope is Scope => Object.hasOwn(SCOPE_TEXTS, scope);
const CHANGES = { changes: [listFormKeysCall] };

/** API keys of the form: create, rename, end [LEAD-13]. */
export function ApiKeys({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const { moment } = useFormat();
  const say = useProblemText();
  const confirm = useConfirm();
  const mayChange = useAbility(changeForms);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['leads.send']);
  const params = { formId };
  const keys = useCall(listFormKeysCall, { params });
  const mayRead = keys.data?.scopes.includes('leads.read') ?? false;
  const create = useCallMutation(makeFormKeyCall, CHANGES);
  const end = useCallMutation(endFormKeyCall, CHANGES);
  const make = async (named: string, rights: readonly string[]): Promise<boolean> => {
    try {
      await create.mutateAsync({ params, body: { name: named, scopes: rights.filter(isScope) } });
      return true;
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
      return false;
    }
  };
  const finish = async (key: { id: string; name: string }) => {
    const isSure = await confirm({
      title: t('forms:editor.keys.endQuestion', { name: key.name }),
      lost: t(`forms:lexicon.${word}.keyEnds`),
      keep: t('forms:editor.keys.endKeep'),
      act: t('forms:editor.keys.end'),
    });
    if (!isSure) return;
    try {
      await end.mutateAsync({ params: { formId, keyId: key.id } });
      showToast({ text: t('forms:editor.keys.ended', { name: key.name }) });
    } catch (error) {
      showToast({ tone: 'bad', text: say(error) });
    }
  };
  return (
    <EditorPart title={t('forms:editor.keys.title')} note={t(`forms:lexicon.${word}.forServers`)}>
      {create.data && (
        <Note tone="good" title={t('forms:editor.keys.once')}>
          <span className={classes.key}>
            <code>{create.data.key}</code>
            <CopyButton value={create.data.key} label={t('forms:editor.keys.copy')} />
          </span>
        </Note>
      )}
      <QueryBoundary query={keys}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={section.help}>{t(`forms:lexicon.${word}.noKeys`)}</p>
          ) : (
            <ul className={classes.keys}>
              {items.map((key) => (
                <li key={key.id} className={classes.keyRow}>
                  <b>{key.name}</b>
                  <code>{key.prefix}…</code>
                  <span className={section.note}>
                    {key.scopes
                      .filter(isScope)
                      .map((scope) => t(SCOPE_TEXTS[scope]))
                      .join(' · ')}
                    <br />
                    {key.lastUsedAt
                      ? t('forms:editor.keys.used', { when: moment(key.lastUsedAt) })
                      : t('forms:editor.keys.made', {
                          when: moment(key.createdAt),
                          by: key.createdBy,
                        })}
                    {!key.makerHasAccess && !key.endedAt && (
                      <State tone="due" reason={t('forms:editor.keys.makerLeftHelp')}>
                        {t('forms:editor.keys.makerLeft', { by: key.createdBy })}
                      </State>
                    )}
                  </span>
                  {key.endedAt ? (
                    <State tone="off">{t('forms:editor.keys.over')}</State>
                  ) : (
                    mayChange && (
                      <span>
                        {!key.makerHasAccess && (
                          <Button
                            variant="subtle"
                            size="xs"
                            onClick={() => void make(key.name, key.scopes)}
                          >
                            {t('forms:editor.keys.replace')}
                          </Button>
                        )}
                        <Button variant="subtle" size="xs" onClick={() => void finish(key)}>
                          {t('forms:editor.keys.end')}
                        </Button>
                      </span>
                    )
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {mayChange && (
        <form
          className={classes.newKey}
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim() || scopes.length === 0) return;
            void make(name.trim(), scopes).then((isMade) => isMade && setName(''));
          }}
        >
          <TextField
            label={t('forms:editor.keys.name')}
            help={t('forms:editor.keys.nameHelp')}
            value={name}
            maxLength={KEY_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={setName}
          />
          <fieldset className={classes.scopes}>
            <legend>{t('forms:editor.keys.scopes')}</legend>
            {KEY_SCOPES.map((scope) => (
              <CheckboxField
                key={scope}
                label={t(SCOPE_TEXTS[scope])}
                value={scopes.includes(scope)}
                disabled={scope === 'leads.read' && !mayRead}
                onChange={(isOn) =>
                  setScopes(
                    KEY_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))),
                  )
                }
              />
            ))}
            <p className={section.help}>{t('forms:editor.keys.readHelp')}</p>
          </fieldset>
          <ActionButton type="submit" variant="default" isBusy={create.isPending}>
            {t('forms:editor.keys.make')}
          </ActionButton>
        </form>
      )}
    </EditorPart>
  );
}

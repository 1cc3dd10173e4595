import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { API_KEY_NAME_MAX_LENGTH, type ApiKey } from '#platform/contract/api-key.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './api-key-panel.module.css';

interface KeyTexts {
  shownOnce: string;
  copy: string;
  name: string;
  create: string;
  created: (made: { when: string; by: string }) => string;
  used: (when: string) => string;
  ended: string;
  /** Without it, the panel does not show that the user who created the key has left. */
  makerLeft?: (by: string) => string;
  end: string;
  endQuestion: (name: string) => string;
  endLost: string;
  keep: string;
}

interface KeyPanelProps {
  query: Parameters<typeof QueryBoundary<{ items: ApiKey[] }>>[0]['query'];
  texts: KeyTexts;
  onCreate: (name: string) => Promise<{ key: string }>;
  onEnd: (keyId: string) => Promise<unknown>;
}

/** API keys of one purpose for servers of the brand: create (shown once), rename, end. */
export function ApiKeyPanel({ query, texts, onCreate, onEnd }: KeyPanelProps) {
  const problemText = useProblemText();
  const confirm = useConfirm();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  // The button of a new key is disabled as the name is empty again, so the focus goes on to what comes next.
  useEffect(() => {
    if (secret !== undefined) shown.current?.querySelector('button')?.focus();
  }, [secret]);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
    }
  };
  const create = async () => {
    setCreating(true);
    await attempt(async () => {
      const { key } = await onCreate(name.trim());
      setSecret(key);
      setName('');
    });
    setCreating(false);
  };
  const end = async (key: ApiKey) => {
    const isSure = await confirm({
      title: texts.endQuestion(key.name),
      lost: texts.endLost,
      keep: texts.keep,
      act: texts.end,
    });
    if (isSure) await attempt(() => onEnd(key.id));
  };
  return (
    <>
      {secret !== undefined && (
        <Note tone="good" title={texts.shownOnce}>
          <div ref={shown}>
            <ShownSecret secret={secret} copyLabel={texts.copy} />
          </div>
        </Note>
      )}
      <QueryBoundary
        query={query}
        loading={<SkeletonRows rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={null}
      >
        {({ items }) => (
          <ul className={classes.keys}>
            {items.map((key) => (
              <KeyRow key={key.id} apiKey={key} texts={texts} onEnd={() => void end(key)} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <div className={classes.create}>
        <TextField
          label={texts.name}
          value={name}
          onChange={setName}
          maxLength={API_KEY_NAME_MAX_LENGTH}
          autoComplete="off"
          // Enter creates the key, it does not send a form around the panel.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (name.trim() !== '' && !isCreating) void create();
          }}
        />
        <ActionButton
          variant="default"
          isBusy={isCreating}
          disabled={name.trim() === ''}
          onClick={() => void create()}
        >
          {texts.create}
        </ActionButton>
      </div>
    </>
  );
}

function KeyRow({ apiKey, texts, onEnd }: { apiKey: ApiKey; texts: KeyTexts; onEnd: () => void }) {
  const { moment } = useFormat();
  const { name, prefix, createdAt, createdBy, lastUsedAt, endedAt, makerHasAccess } = apiKey;
  return (
    <li>
      <b>{name}</b>
      <code>{prefix}…</code>
      <span className={classes.use}>
        {lastUsedAt
          ? texts.used(moment(lastUsedAt))
          : texts.created({ when: moment(createdAt), by: createdBy })}
      </span>
      {!endedAt && !makerHasAccess && texts.makerLeft && (
        <State tone="due">{texts.makerLeft(createdBy)}</State>
      )}
      {endedAt ? (
        <State tone="off">{texts.ended}</State>
      ) : (
        <Button variant="subtle" size="xs" onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

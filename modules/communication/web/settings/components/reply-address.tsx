import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import {
  getReplyAddressCall,
  setReplyAddressCall,
} from '#modules/communication/contract/replies/reply-address-calls.ts';
import { getReviewSourcesCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './settings.module.css';
import { SectionHead } from './settings-section.tsx';

/** URL for signed replies to Gatoreviews [REV-09]. */
export function ReplyAddress() {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const titleId = useId();
  const stored = useCall(getReplyAddressCall, { query: { brandId } });
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <SectionHead
        titleId={titleId}
        title={t('communication:sources.replyAddress')}
        note={t('communication:sources.replyAddressAbout')}
      />
      <QueryBoundary query={stored} loading={<SkeletonRows rows={1} />}>
        {({ url }) => <AddressField key={url ?? ''} url={url} />}
      </QueryBoundary>
    </section>
  );
}

function AddressField({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const [typed, setTyped] = useState(url ?? '');
  const [wrong, setWrong] = useState<string>();
  const save = useCallMutation(setReplyAddressCall, {
    changes: [getReplyAddressCall, getReviewSourcesCall],
  });
  const send = async (given: { url: string | null; newSecret: boolean }) => {
    setWrong(undefined);
    try {
      await save.mutateAsync({ body: { brandId, ...given } });
    } catch (error) {
      setWrong(problemText(error));
    }
  };
  const isSame = typed.trim() === (url ?? '');
  return (
    <>
      {save.data?.secret && (
        <Note tone="good" title={t('communication:sources.shownOnce')}>
          <ShownSecret
            secret={save.data.secret}
            copyLabel={t('communication:sources.copySecret')}
          />
        </Note>
      )}
      <div className={classes.inline}>
        <TextField
          label={t('communication:sources.address')}
          placeholder="https://"
          value={typed}
          error={wrong}
          onChange={setTyped}
          inputMode="url"
          autoComplete="off"
          // Enter saves this URL, not the settings around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isSame) void send({ url: typed.trim() || null, newSecret: false });
          }}
        />
        <ActionButton
          variant="default"
          isBusy={save.isPending}
          disabled={isSame}
          onClick={() => void send({ url: typed.trim() || null, newSecret: false })}
        >
          {t('communication:sources.saveAddress')}
        </ActionButton>
        {url && (
          <Button variant="subtle" onClick={() => void send({ url, newSecret: true })}>
            {t('communication:sources.newSecret')}
          </Button>
        )}
      </div>
    </>
  );
}

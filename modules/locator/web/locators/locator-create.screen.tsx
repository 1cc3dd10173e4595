import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  LOCATOR_NAME_MAX_LENGTH,
  LOCATOR_SLUG_MAX_LENGTH,
} from '#modules/locator/contract/limits.ts';
import {
  checkLocatorSlugCall,
  createLocatorCall,
  listLocatorsCall,
  newSlugSchema,
} from '#modules/locator/contract/locator-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '#platform/web/record/record-form.module.css';
import { slugifyName } from './slugify-name.ts';

const PAUSE_MS = 250;

/** Name and slug; all other settings are in the editor [LOC-02]. */
export default function LocatorCreateScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [isOwnSlug, setOwnSlug] = useState(false);
  const create = useCallMutation(createLocatorCall, { changes: [listLocatorsCall] });
  const list = clientAddress(client.id, 'platform/locator/list');
  const form = useComptoirForm<{ name: string; slug: string }>({
    schema: createLocatorCall.body,
    initialValues: { name: '', slug: '' },
    async onSubmit(body) {
      setProblem(undefined);
      const { slug } = await create.mutateAsync({ params: { clientId: client.id }, body });
      showToast({ text: t('locator:create.done') });
      await navigate({
        to: clientAddress(client.id, `platform/locator/${slug}`),
        replace: true,
        ignoreBlocker: true,
      });
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const check = useSlugCheck(client.id, form.values.slug);
  const name = form.field('name');
  const slug = form.field('slug');
  const isTaken = check.state === 'taken';
  return (
    <>
      <PageHead
        path={<BackLink to={list}>{t('locator:menu.list')}</BackLink>}
        title={t('locator:menu.creation')}
      />
      <form {...form.props} className={classes.form}>
        <div className={classes.scroll}>
          <div className={classes.fields}>
            {problem !== undefined && <Note tone="bad">{problem}</Note>}
            <TextField
              {...name}
              onChange={(value) => {
                name.onChange(value);
                if (!isOwnSlug) slug.onChange(slugifyName(value));
              }}
              label={t('locator:field.name')}
              help={t('locator:create.nameHelp')}
              maxLength={LOCATOR_NAME_MAX_LENGTH}
              autoComplete="off"
              autoFocus
            />
            <TextField
              {...slug}
              error={
                isTaken
                  ? t('locator:problem.locatorSlugTaken', { slug: form.values.slug })
                  : slug.error
              }
              onChange={(value) => {
                setOwnSlug(value !== '');
                slug.onChange(value.toLowerCase());
              }}
              label={t('locator:field.slug')}
              help={
                check.state === 'free'
                  ? t('locator:create.free')
                  : check.state === 'checking'
                    ? t('locator:create.checking')
                    : t('locator:create.slugHelp')
              }
              prefix={`${window.location.host}/l/`}
              maxLength={LOCATOR_SLUG_MAX_LENGTH}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            {isTaken && check.proposal !== '' && (
              <Button
                variant="default"
                onClick={() => {
                  setOwnSlug(true);
                  slug.onChange(check.proposal);
                }}
              >
                {t('locator:create.useProposal', { slug: check.proposal })}
              </Button>
            )}
          </div>
        </div>
        <SaveBar form={form} save={t('locator:create.act')} leaveTo={list} areAllRequired />
      </form>
    </>
  );
}

/** Checks while typing whether a slug is free, and proposes another one if not. */
function useSlugCheck(
  clientId: string,
  slug: string,
): { state: 'unchecked' | 'checking' | 'free' | 'taken'; proposal: string } {
  const [debouncedSlug] = useDebouncedValue(slug, PAUSE_MS);
  const canCheck = newSlugSchema.safeParse(slug).success;
  const { data, isPlaceholderData, isError } = useCall(
    checkLocatorSlugCall,
    { params: { clientId }, query: { slug: debouncedSlug } },
    { enabled: canCheck && debouncedSlug === slug },
  );
  if (!canCheck || isError) return { state: 'unchecked', proposal: '' };
  if (debouncedSlug !== slug || isPlaceholderData || !data)
    return { state: 'checking', proposal: '' };
  return data.free ? { state: 'free', proposal: '' } : { state: 'taken', proposal: data.proposal };
}

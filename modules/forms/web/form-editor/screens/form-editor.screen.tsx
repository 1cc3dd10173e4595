import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { getFormCall } from '#modules/forms/contract/form-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker, useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { SavedFirstNote } from '#platform/web/record/conflict-note.tsx';
import { DraftContext } from '../../data/draft/draft-context.ts';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSection,
  type Target,
  TargetContext,
} from '../../data/draft/editor-places.ts';
import { EditorBar } from '../components/editor-bar.tsx';
import { EditorBody } from '../components/editor-body.tsx';
import { EditorHead } from '../components/editor-head.tsx';
import { EditorTabs } from '../components/editor-tabs.tsx';
import classes from '../components/form-editor.module.css';
import { SAVED_SECTION_NAMES, SECTION_NAMES, useDraftDigest } from '../data/use-draft-digest.ts';
import { type FormEditorState, useFormEditor } from '../data/use-form-editor.ts';

const CONTROLS = 'input, textarea, select, button';
const PATIENCE_MS = 3_000;
/** Mails have their own preview, and texts need the full width. */
const WITHOUT_PREVIEW: readonly EditorSection[] = ['translations', 'notifications'];
const PANEL = 'form-section';

export const preload: ScreenPreload = ({ queries, params: { id = '' } }) => {
  void queries.prefetchQuery(callQueryOptions(getFormCall, { params: { formId: id } }));
};

/** One form with all its sections [FORM-01]. */
export default function FormEditorScreen() {
  const client = useCurrentClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const form = useCall(getFormCall, { params: { formId: id } });
  const sectionNames = useNames(SECTION_NAMES);
  const { error, data } = form;
  const isMissing = error instanceof ProblemError && error.code === notFound.code;
  // A user with several clients may open a form of another client by URL.
  const isForeign = data?.id === id && data.clientId !== client.id;
  if (isMissing || isForeign) return <NoSuchForm clientId={client.id} />;
  return (
    <QueryBoundary
      query={form}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading tabs={Object.values(sectionNames)} of="fields" isPathBeside />}
    >
      {(found) => <FormEditor key={found.id} clientId={client.id} form={found} />}
    </QueryBoundary>
  );
}

/** The client has no form with this id; the menu stays. */
function NoSuchForm({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('forms:forms.gone.title')}
      actions={
        <Button component={Link} to={clientAddress(clientId, 'platform/forms')}>
          {t('forms:menu.forms')}
        </Button>
      }
    >
      {t('forms:forms.gone.text')}
    </MessagePage>
  );
}

/** Header, tabs, open section, live preview, and the unsaved changes at the bottom. */
function FormEditor({ clientId, form }: { clientId: string; form: Form }) {
  const editor = useFormEditor(form);
  const { store } = editor;
  const [section, open] = useEditorSection();
  const [isPreviewing, setPreviewing] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const digest = useDraftDigest(store);
  useUnsavedGuard(digest.changes.length, useLeaveBlocker);
  const leading = useMemo(() => {
    const show = (path: string) => {
      const next = findEditorSection(path, store.get().draft.translations.defaultLocale);
      if (next !== section) open(next);
      setTarget({ path });
    };
    const goTo = (path: string) => {
      setPreviewing(false);
      show(path);
      focusPlace(path);
    };
    return { target, goTo, show };
  }, [target, open, section, store]);
  const hasPreview = !WITHOUT_PREVIEW.includes(section);
  return (
    <DraftContext value={store}>
      <TargetContext value={leading}>
        <EditorHead
          clientId={clientId}
          form={editor.base}
          digest={digest}
          onRestored={editor.adopt}
          onSection={open}
        />
        <EditorTabs
          panelId={PANEL}
          section={section}
          digest={digest}
          preview={hasPreview ? { isOpen: isPreviewing, onToggle: setPreviewing } : undefined}
          onSelect={open}
        />
        <FormConflict editor={editor} />
        <EditorBody
          panelId={PANEL}
          form={editor.base}
          section={section}
          isPreviewing={hasPreview && isPreviewing}
          hasPreview={hasPreview}
        />
        <EditorBar editor={editor} digest={digest} section={section} onGoTo={leading.goTo} />
      </TargetContext>
    </DraftContext>
  );
}

/** The URL holds the open section, so that it can be shared. */
function useEditorSection(): [EditorSection, (section: EditorSection) => void] {
  const { search, setSearch } = useRouterAddress();
  const requestedSection = new URLSearchParams(search).get('section');
  const current = EDITOR_SECTIONS.find((section) => section === requestedSection) ?? 'informations';
  const open = useCallback(
    (section: EditorSection) => {
      const params = new URLSearchParams(search);
      params.set('section', section);
      setSearch(`?${params}`, 'push');
    },
    [search, setSearch],
  );
  return [current, open];
}

/** Focuses the input of a draft path, as soon as its section has loaded and expanded it. */
function focusPlace(path: string, since = performance.now()): void {
  const place = nearestPlace(path);
  const control = place?.matches(CONTROLS) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  if (control) {
    control.scrollIntoView({ block: 'center' });
    control.focus();
    return;
  }
  if (performance.now() - since < PATIENCE_MS) requestAnimationFrame(() => focusPlace(path, since));
}

/** `fields.3.options.0.key` may be part of the control for all options. */
function nearestPlace(path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 1; length -= 1) {
    const place = parts.slice(0, length).join('.');
    const found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(place)}"]`);
    if (found) return found;
  }
  return null;
}

/** Conflict note: which user saved first and when; then their version, with the own input to the same section. */
function FormConflict({
  editor: { conflict, mine, seeTheirs, takeMine, dropMine },
}: {
  editor: FormEditorState;
}) {
  const { t } = useTranslation();
  const names = useNames(SAVED_SECTION_NAMES);
  if (!conflict && !mine) return null;
  return (
    <div className={classes.notes}>
      {conflict && <SavedFirstNote {...conflict} onSee={seeTheirs} />}
      {mine && (
        <Note
          tone="due"
          title={t('platform:conflict.mine')}
          action={<LinkButton onClick={dropMine}>{t('platform:conflict.drop')}</LinkButton>}
        >
          {mine.sections.map((section) => (
            <span key={section} className={classes.mine}>
              <b>{names[section]}</b>
              <LinkButton
                aria-label={t('platform:conflict.useNamed', { name: names[section] })}
                onClick={() => takeMine(section)}
              >
                {t('platform:conflict.use')}
              </LinkButton>
            </span>
          ))}
        </Note>
      )}
    </div>
  );
}

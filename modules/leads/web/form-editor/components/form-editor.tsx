import { useMemo, useState } from 'react';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { DraftContext } from '../../data/draft/draft-context.ts';
import { type EditorSection, findEditorSection } from '../../data/draft/editor-section.ts';
import { type Target, TargetContext } from '../../data/draft/target-context.ts';
import { focusPlace } from '../data/focus-place.ts';
import { useDraftDigest } from '../data/use-draft-digest.ts';
import { useEditorSection } from '../data/use-editor-section.ts';
import { useFormEditor } from '../data/use-form-editor.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorBody } from './editor-body.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import { FormConflict } from './form-conflict.tsx';

/** Mails have their own preview, and texts need the full width. */
const WITHOUT_PREVIEW: readonly EditorSection[] = ['translations', 'notifications'];
const PANEL = 'form-section';

/** Header, tabs, open section, live preview, and the unsaved changes at the bottom. */
export function FormEditor({ clientId, form }: { clientId: string; form: Form }) {
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

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSection,
} from '../../data/draft/editor-places.ts';
import { useDifferenceText } from '../../data/draft/part-names.ts';
import { type DraftDigest, SECTION_NAMES } from '../data/use-draft-digest.ts';
import type { FormEditorState } from '../data/use-form-editor.ts';

const MAX_LISTED_CHANGES = 4;

/** Appears with the first change: lists the unsaved changes and the errors that prevent saving [FORM-01]. */
export function EditorBar({
  editor: { store, save, isSaving },
  digest: { changes, wrong },
  section: current,
  onGoTo,
}: {
  editor: FormEditorState;
  digest: DraftDigest;
  section: EditorSection;
  onGoTo: (path: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const names = useNames(SECTION_NAMES);
  const describeDifference = useDifferenceText();
  const saveNow = async () => {
    const places = await save();
    const first = firstPlace(places, current, store.get().draft.translations.defaultLocale);
    if (first !== undefined) onGoTo(first);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 's';
    if (!isSave || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void saveNow();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const first = wrong.find(({ section }) => section === current) ?? wrong[0];
  if (changes.length === 0 && !first) return null;
  const bySection = [...new Set(wrong.map(({ section }) => section))].map((section) =>
    t('forms:editor.wrongIn', {
      formatted: number(wrong.filter((one) => one.section === section).length),
      section: names[section],
    }),
  );
  const listedChanges = changes.slice(0, MAX_LISTED_CHANGES).map(describeDifference).join(', ');
  const others = changes.length - MAX_LISTED_CHANGES;
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        {first ? (
          <>
            <b>{t('forms:editor.invalid')}.</b> {bySection.join(', ')}.
            {changes.length > 0 && (
              <>
                {' '}
                {t('forms:editor.notSaved', {
                  count: changes.length,
                  formatted: number(changes.length),
                })}
              </>
            )}
          </>
        ) : (
          <>
            <MarkedText
              text={t('forms:editor.unsaved', {
                count: changes.length,
                formatted: number(changes.length),
              })}
            />{' '}
            {listedChanges}
            {others > 0 && ` ${t('forms:editor.andMore', { formatted: number(others) })}`}
          </>
        )}
      </ActionBarMessage>
      <Button variant="subtle" disabled={isSaving} onClick={store.discard}>
        {t('platform:save.discard')}
      </Button>
      {first && (
        <Button variant="default" onClick={() => onGoTo(first.path)}>
          {t('forms:editor.goToField')}
        </Button>
      )}
      <ActionButton
        isBusy={isSaving}
        aria-keyshortcuts="Control+S"
        rightSection={
          <span aria-hidden="true">
            <Kbd>Ctrl S</Kbd>
          </span>
        }
        onClick={() => void saveNow()}
      >
        {t('platform:save.save')}
      </ActionButton>
    </ActionBar>
  );
}

/** The path of the first error: in the open section, or else in the first section that has one. */
export function firstPlace(
  paths: readonly string[],
  current: EditorSection,
  defaultLocale: string,
): string | undefined {
  return [current, ...EDITOR_SECTIONS].flatMap((section) =>
    paths.filter((path) => findEditorSection(path, defaultLocale) === section),
  )[0];
}

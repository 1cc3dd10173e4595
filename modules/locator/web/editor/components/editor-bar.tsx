import { Button } from '@mantine/core';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { LocatorTab } from '#modules/locator/contract/locator-config.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { SaveShortcutButton, useSaveShortcut } from '#platform/web/fields/form/save-shortcut.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage, ActionBarMore } from '#platform/web/layout/action-bar.tsx';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { DraftStateText } from '#platform/web/wizard/stored-draft.tsx';
import { tabForPath } from '../data/editor-draft.ts';
import type { EditorDigest, LocatorEditor } from '../data/use-locator-editor.ts';
import classes from './editor.module.css';

const VersionsDialog = onDemand(() => import('./versions-dialog.tsx'));

/** Name, version and older versions of the locator, state of its draft, and link to the public page. */
export function EditorHead({
  clientId,
  editor: { base, saver, adopt },
  digest,
}: {
  clientId: string;
  editor: LocatorEditor;
  digest: EditorDigest;
}) {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  return (
    <>
      <PageHead
        path={
          <BackLink to={clientAddress(clientId, 'platform/locator/list')}>
            {t('locator:menu.list')}
          </BackLink>
        }
        isPathBeside
        title={digest.name.trim() || base.name}
        subtitle={<span role="status">{state && <DraftStateText state={state} />}</span>}
        beside={
          <>
            <span className={classes.slug}>/{base.slug}</span>
            <Button
              variant="subtle"
              size="xs"
              className={classes.version}
              aria-haspopup="dialog"
              rightSection={<Icon of={IconChevronDown} size={14} />}
              onClick={() => setComparing(true)}
            >
              {t('locator:editor.version', { version: base.version })}
            </Button>
          </>
        }
        actions={[
          {
            id: 'open',
            label: t('locator:editor.openPage'),
            icon: IconExternalLink,
            href: base.url,
          },
        ]}
      />
      {isComparing && (
        <VersionsDialog
          locator={base}
          unsaved={digest.changes.length}
          onRestored={(restored) => {
            adopt(restored);
            setComparing(false);
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

/** Shown after the first change: number of unsaved changes and the next version number [LOC-03]. */
export function EditorBar({
  editor: { base, save, discard, isSaving },
  digest: { changes, wrong },
  tab,
  onGoTo,
}: {
  editor: LocatorEditor;
  digest: EditorDigest;
  tab: LocatorTab;
  onGoTo: (path: string) => void;
}) {
  const { t } = useTranslation();
  const saveNow = async () => {
    const places = await save();
    const first = places.find((path) => tabForPath(path) === tab) ?? places[0];
    if (first !== undefined) onGoTo(first);
  };
  useSaveShortcut(saveNow);
  const first = wrong.find((one) => one.tab === tab) ?? wrong[0];
  if (changes.length === 0 && !first) return null;
  const wrongTabs = [...new Set(wrong.map((one) => t(`locator:editor.tab.${one.tab}`)))];
  const versions = { next: base.version + 1, version: base.version };
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        {first ? (
          <>
            <b>{t('locator:editor.invalid')}.</b> {wrongTabs.join(', ')}.
          </>
        ) : (
          <>
            <MarkedText text={t('locator:editor.unsaved', { count: changes.length })} />
            <ActionBarMore>{t('locator:editor.nextVersion', versions)}</ActionBarMore>
          </>
        )}
      </ActionBarMessage>
      <Button variant="subtle" disabled={isSaving} onClick={() => void discard()}>
        {t('platform:save.discard')}
      </Button>
      {first && (
        <Button variant="default" onClick={() => onGoTo(first.path)}>
          {t('locator:editor.goToField')}
        </Button>
      )}
      <SaveShortcutButton isBusy={isSaving} onSave={saveNow}>
        {t('locator:editor.save', { version: versions.next })}
      </SaveShortcutButton>
    </ActionBar>
  );
}

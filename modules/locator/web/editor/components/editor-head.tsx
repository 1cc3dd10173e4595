import { Button } from '@mantine/core';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { DraftStateText } from '#platform/web/wizard/stored-draft.tsx';
import type { EditorDigest } from '../data/use-editor-digest.ts';
import type { LocatorEditor } from '../data/use-locator-editor.ts';
import classes from './editor.module.css';

const VersionsDialog = onDemand(() => import('./versions-dialog.tsx'));

/** Which locator it is, its version and older ones, how far its draft is stored, and the public page. */
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
        title={digest.name.trim() || base.name}
        subtitle={
          <>
            <span className={classes.slug}>/{base.slug}</span>{' '}
            <span role="status">{state && <DraftStateText state={state} />}</span>
          </>
        }
        beside={
          <Button
            variant="subtle"
            size="xs"
            aria-haspopup="dialog"
            rightSection={<Icon of={IconChevronDown} size={14} />}
            onClick={() => setComparing(true)}
          >
            {t('locator:editor.version', { version: base.version })}
          </Button>
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

import {
  IconCode,
  IconCopy,
  IconHistory,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { FormState } from '../../components/form-state.tsx';
import type { EditorSection } from '../../data/draft/editor-places.ts';
import { formListing, useSwitchForm } from '../../data/use-forms.ts';
import { FormHealthNote } from '../../health/form-health-line.tsx';
import type { DraftDigest } from '../data/use-draft-digest.ts';

const DuplicateFormDialog = onDemand(() => import('../../components/duplicate-form-dialog.tsx'));
const VersionsDialog = onDemand(() => import('./versions-dialog.tsx'));

/** Name of the form, whether it accepts leads, and actions on the whole form. */
export function EditorHead({
  clientId,
  form,
  digest,
  onRestored,
  onSection,
}: {
  clientId: string;
  form: Form;
  digest: DraftDigest;
  onRestored: (form: Form) => void;
  onSection: (section: EditorSection) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayChange = useAbility(changeForms);
  const turn = useSwitchForm();
  const [opened, setOpened] = useState<'duplicate' | 'versions'>();
  const close = () => setOpened(undefined);
  const { name, active } = form.informations;
  const list = clientAddress(clientId, 'platform/forms');
  const unsaved = digest.changes.length > 0 ? { refusal: t('forms:editor.saveFirst') } : undefined;
  const actions: PageAction[] = [
    ...(mayChange
      ? [
          {
            id: 'duplicate',
            label: t('forms:forms.duplicate.act'),
            icon: IconCopy,
            run: () => setOpened('duplicate'),
          },
        ]
      : []),
    {
      id: 'embed',
      label: t('forms:editor.embedCode'),
      icon: IconCode,
      run: () => onSection('integration'),
    },
    {
      id: 'versions',
      label: t('forms:editor.versions.title'),
      icon: IconHistory,
      isRare: true,
      run: () => setOpened('versions'),
    },
    ...(mayChange
      ? [
          {
            id: 'switch',
            label: t(active ? 'forms:forms.switch.off' : 'forms:forms.switch.on'),
            icon: active ? IconPlayerStop : IconPlayerPlay,
            isRare: true,
            danger: active,
            ...unsaved,
            run: () => void turn({ id: form.id, name, active }),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead
        isPathBeside
        path={
          <RecordPath
            listing={formListing}
            scope={clientId}
            id={form.id}
            to={list}
            label={t('forms:menu.forms')}
          />
        }
        title={digest.name.trim() || name}
        beside={<FormState isActive={active} />}
        subtitle={<FormHealthNote formId={form.id} />}
        actions={actions}
      />
      {opened === 'duplicate' && (
        <DuplicateFormDialog
          form={{ id: form.id, name }}
          onMade={(id) => {
            close();
            void navigate({ to: `${list}/${id}` });
          }}
          onClose={close}
        />
      )}
      {opened === 'versions' && (
        <VersionsDialog
          form={form}
          unsaved={digest.changes.length}
          onRestored={(restored) => {
            onRestored(restored);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { RECIPIENT_PARTS, type Recipient } from '#modules/forms/contract/form-notifications.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ConditionRenderers } from './notification-rows.tsx';
import { RecipientTargetField } from './recipient-target-field.tsx';

const RECIPIENT_TARGET_KINDS = [
  'role',
  'location',
  'user',
  'email',
] as const satisfies readonly RecipientTarget['kind'][];

const NEW: Recipient = { id: '', who: newRecipientTarget('role'), part: 'subscriber', when: [] };

/** One recipient: person, role and conditions. It is stored in the draft and saved with the form. */
export default function RecipientDialog({
  formId,
  recipient,
  conditions,
  onDone,
  onClose,
}: {
  formId: string;
  recipient: Recipient | null;
  conditions: ConditionRenderers;
  onDone: (recipient: Recipient) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [given, setGiven] = useState(recipient ?? NEW);
  const change = (next: Partial<Recipient>) => setGiven({ ...given, ...next });
  return (
    <FormDialog
      title={t(recipient ? 'forms:notify.changeRecipient' : 'forms:notify.addRecipient')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <Button
            disabled={!isWhole(given)}
            onClick={() => onDone({ ...given, id: given.id || crypto.randomUUID() })}
          >
            {t(recipient ? 'forms:notify.apply' : 'forms:notify.addRecipient')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <RadioField
        label={t('forms:notify.recipient')}
        value={given.who.kind}
        onChange={(kind) => kind && change({ who: newRecipientTarget(kind) })}
        options={RECIPIENT_TARGET_KINDS.map((kind) => ({
          value: kind,
          label: t(`forms:notify.whoKind.${kind}`),
        }))}
      />
      <RecipientTargetField formId={formId} who={given.who} onChange={(who) => change({ who })} />
      <RadioField
        label={t('forms:notify.part')}
        value={given.part}
        onChange={(part) => part && change({ part })}
        options={RECIPIENT_PARTS.map((part) => ({
          value: part,
          label: t(`forms:notify.partName.${part}`),
          help: t(`forms:notify.partHelp.${part}`),
        }))}
      />
      {conditions.field({
        path: 'recipient.when',
        label: t('forms:notify.when'),
        conditions: given.when,
        onChange: (when) => change({ when }),
      })}
    </FormDialog>
  );
}

type RecipientTarget = Recipient['who'];

/** Initial value of a recipient of this kind. */
function newRecipientTarget(kind: RecipientTarget['kind']): RecipientTarget {
  if (kind === 'role') return { kind, role: 'store_owner' };
  if (kind === 'user') return { kind, userId: '' };
  return kind === 'email' ? { kind, email: '' } : { kind };
}

/** Whether the recipient is complete: it is specified, and every condition has a value. */
function isWhole({ who, when }: Pick<Recipient, 'who' | 'when'>): boolean {
  if (when.some(({ values }) => values.length === 0)) return false;
  if (who.kind === 'email') return emailSchema.safeParse(who.email).success;
  return who.kind !== 'user' || who.userId !== '';
}

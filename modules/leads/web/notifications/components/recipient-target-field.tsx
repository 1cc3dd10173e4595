import { useTranslation } from 'react-i18next';
import type { Recipient } from '#modules/leads/contract/forms/form-notifications.ts';
import { RECIPIENT_NAME_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/role.ts';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { ROLE_NAMES } from '../data/use-recipient-names.ts';
import { PersonField } from './person-field.tsx';

type Who = Recipient['who'];

/** The recipient: a role, a user of the brand or an address. The store's own address needs no input. */
export function RecipientTargetField({
  formId,
  who,
  onChange,
}: {
  formId: string;
  who: Who;
  onChange: (who: Who) => void;
}) {
  const { t } = useTranslation();
  if (who.kind === 'location') return null;
  if (who.kind === 'role')
    return (
      <SelectField
        label={t('leads:notify.role')}
        value={who.role}
        onChange={(role) => role && onChange({ kind: 'role', role })}
        options={REPRESENTATIVE_ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }))}
      />
    );
  if (who.kind === 'email')
    return (
      <>
        <TextField
          label={t('leads:notify.email')}
          type="email"
          value={who.email}
          onChange={(email) => onChange({ ...who, email: email.trim() })}
        />
        <TextField
          label={t('leads:notify.recipientName')}
          help={t('leads:notify.recipientNameHelp')}
          value={who.name ?? ''}
          maxLength={RECIPIENT_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(name) => onChange({ ...who, name })}
        />
      </>
    );
  return (
    <PersonField
      formId={formId}
      userId={who.userId}
      onChange={(userId) => onChange({ kind: 'user', userId })}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { GeneralFields } from '../../components/general-fields.tsx';
import classes from '../../components/user-form.module.css';
import type { ManagedUser, UserValues } from '../data/use-user-form.ts';

/** Names, e-mail, language and role; a note gives the reason for fields that the reader may not change [USR-03]. */
export function GeneralPart({ user, form }: { user: ManagedUser; form: ComptoirForm<UserValues> }) {
  const { t } = useTranslation();
  const { may } = user;
  const isClosed = !may.changePerson || !may.changeRole;
  return (
    <div className={classes.fields}>
      {isClosed && may.because !== null && (
        <Note tone="due">
          <FieldMessage fault={{ code: may.because }} />
        </Note>
      )}
      <GeneralFields
        fields={{
          firstName: form.field('firstName'),
          lastName: form.field('lastName'),
          email: form.field('email'),
          defaultLocaleIsoCode: form.field('defaultLocaleIsoCode'),
          role: form.field('role'),
        }}
        roles={[...may.giveRoles, user.role]}
        isPersonFixed={!may.changePerson}
        isRoleFixed={!may.changeRole}
        emailHelp={t('accounts:form.emailHelp')}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { ROLES, type Role } from '#platform/contract/permission.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { type FieldBinding, FieldPair } from '#platform/web/fields/field-texts.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital, LANGUAGE_OPTIONS } from '../data/user-names.ts';
import classes from './user-form.module.css';

export const ROLE_REACH = {
  super_admin: 'accounts:reach.superAdmin',
  brand_admin: 'accounts:reach.brandAdmin',
  brand_user: 'accounts:reach.brandUser',
  sales_rep: 'accounts:reach.salesRep',
  store_owner: 'accounts:reach.storeOwner',
} as const satisfies Record<Role, string>;

export interface GeneralBindings {
  firstName: FieldBinding<string>;
  lastName: FieldBinding<string>;
  email: FieldBinding<string>;
  defaultLocaleIsoCode: FieldBinding<Locale>;
  role: FieldBinding<Role | null>;
}

/** Name, e-mail, language and role; used by both the create and the edit form. */
export function GeneralFields({
  fields,
  roles,
  isPersonFixed = false,
  isRoleFixed = false,
  emailHelp,
  roleHelp,
}: {
  fields: GeneralBindings;
  /** Roles that may be assigned, and the user's current role. */
  roles: readonly Role[];
  isPersonFixed?: boolean;
  isRoleFixed?: boolean;
  emailHelp: ReactNode;
  roleHelp?: ReactNode;
}) {
  const { t } = useTranslation();
  const locale = fields.defaultLocaleIsoCode;
  const fixed = isPersonFixed ? classes.fixed : undefined;
  return (
    <>
      <FieldPair>
        <TextField
          {...fields.firstName}
          className={fixed}
          label={t(userFields.firstName.label)}
          autoComplete="off"
          readOnly={isPersonFixed}
        />
        <TextField
          {...fields.lastName}
          className={fixed}
          label={t(userFields.lastName.label)}
          autoComplete="off"
          readOnly={isPersonFixed}
        />
      </FieldPair>
      <TextField
        {...fields.email}
        className={fixed}
        type="email"
        label={t(userFields.email.label)}
        help={emailHelp}
        autoComplete="off"
        readOnly={isPersonFixed}
      />
      <SelectField
        {...locale}
        onChange={(chosen) => chosen && locale.onChange(chosen)}
        label={t(userFields.defaultLocaleIsoCode.label)}
        help={t('accounts:form.languageHelp')}
        options={LANGUAGE_OPTIONS}
        disabled={isPersonFixed}
      />
      <RadioField
        {...fields.role}
        label={t(userFields.role.label)}
        help={roleHelp}
        options={ROLES.filter((role) => roles.includes(role)).map((role) => ({
          value: role,
          label: capital(t(ROLE_NAMES[role])),
          help: t(ROLE_REACH[role]),
          disabled: isRoleFixed,
        }))}
      />
    </>
  );
}

import { useState } from 'react';
import { checkEmailCall, memberRoleSchema } from '#modules/accounts/contract/manage-user.ts';
import { getRolesCall } from '#modules/accounts/contract/roles.ts';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import { whenReleased } from '#platform/web/fields/form/when-released.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import type { WizardContent, WizardStep } from '#platform/web/wizard/wizard-state.ts';
import { GeneralFields } from '../../components/general-fields.tsx';
import classes from '../../components/user-form.module.css';
import { generalSchema, type UserDraft } from '../../data/user-draft.ts';
import { capital, languageName } from '../../data/user-names.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'defaultLocaleIsoCode', 'role'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Name, e-mail, language and role. Checks that the e-mail is free before the next step, not at the end [USR-02]
 * [USR-08].
 */
export function useGeneralStep({
  clientId,
  draft,
  change,
}: {
  clientId: string;
  draft: UserDraft;
  change: (part: Partial<UserDraft>) => void;
}): WizardStep<UserDraft> {
  const { t } = useTranslation();
  const roles = useCall(getRolesCall, {});
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const offered = memberRoleSchema.options.filter((role) =>
    roles.data?.some((one) => one.role === role && one.assignable),
  );

  const bind = <Path extends Field>(path: Path, { problemOf, answered }: WizardContent) => {
    const fault = left.has(path) ? wrongFields(generalSchema, draft)[path] : undefined;
    return {
      value: draft[path],
      isRequired: true,
      error: problemOf(path) ?? (fault && <FieldMessage fault={fault} />),
      onBlur: () =>
        whenReleased(() => {
          // An empty field that only had the focus is not an error yet.
          if (draft[path]) setLeft((before) => new Set(before).add(path));
        }),
      onChange: (value: UserDraft[Path]) => {
        answered(path);
        const isNewRole = path === 'role' && value !== draft.role;
        change({ [path]: value, ...(isNewRole && { menus: null, defaultModule: null }) });
      },
    };
  };

  return {
    id: 'general',
    name: t('accounts:part.general'),
    question: t('accounts:create.generalQuestion'),
    help: t('accounts:create.generalHelp'),
    fields: FIELDS,
    async check(given) {
      const wrong = Object.entries(wrongFields(generalSchema, given));
      if (wrong.length > 0)
        return wrong.map(([field, fault]) => ({ field, message: <FieldMessage fault={fault} /> }));
      const { free } = await callServer(checkEmailCall, {
        query: { clientId, email: given.email },
      });
      return free
        ? []
        : [{ field: 'email', message: <FieldMessage fault={{ code: emailTaken.code }} /> }];
    },
    summary: ({ firstName, lastName, email, defaultLocaleIsoCode, role }) => [
      { label: t('accounts:column.name'), value: `${firstName} ${lastName}`.trim() },
      { label: t('accounts:field.email'), value: email },
      { label: t('accounts:field.locale'), value: languageName(defaultLocaleIsoCode) },
      { label: t('accounts:field.role'), value: role && capital(t(ROLE_NAMES[role])) },
    ],
    content: (content) => (
      <div className={classes.fields}>
        <GeneralFields
          fields={{
            firstName: bind('firstName', content),
            lastName: bind('lastName', content),
            email: bind('email', content),
            defaultLocaleIsoCode: bind('defaultLocaleIsoCode', content),
            role: roleBinding(bind('role', content)),
          }}
          roles={offered}
          emailHelp={t('accounts:create.emailHelp')}
        />
      </div>
    ),
  };
}

/** Only client roles are offered, so parsing the value cannot fail. */
function roleBinding<Binding extends { onChange: (role: UserDraft['role']) => void }>(
  binding: Binding,
) {
  return {
    ...binding,
    onChange: (role: string | null) => binding.onChange(memberRoleSchema.parse(role)),
  };
}

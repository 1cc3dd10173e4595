import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSecret } from '#modules/leads/contract/forms/form-settings.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { PasswordField } from '#platform/web/fields/password-field.tsx';
import section from '../../components/section.module.css';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useFault } from '../../data/draft/use-draft-field.tsx';
import classes from './settings.module.css';

/** A secret is never displayed; it can be left, replaced or removed [FORM-02]. */
export function SecretField({
  name,
  isSet,
  help,
}: {
  name: FormSecret;
  isSet: boolean;
  help?: string;
}) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const path = `secrets.${name}`;
  const label = t(PART_NAMES[`secrets.${name}`]);
  const typed = useDraft(({ draft }) => draft.secrets[name]);
  const error = useFault(path);
  const [isReplacing, setReplacing] = useState(false);
  const set = (secret: string | null | undefined) =>
    store.change((draft) => {
      const { [name]: _, ...others } = draft.secrets;
      return { ...draft, secrets: secret === undefined ? others : { ...others, [name]: secret } };
    });
  const keep = () => {
    setReplacing(false);
    set(undefined);
  };
  if (isSet && !isReplacing && typeof typed !== 'string')
    return (
      <div data-path={path}>
        <span className={section.label}>{label}</span>
        <p className={classes.secret}>
          {t(typed === null ? 'leads:editor.secret.goes' : 'leads:editor.secret.kept')}
          {typed === null ? (
            <LinkButton onClick={keep}>{t('leads:editor.secret.keep')}</LinkButton>
          ) : (
            <>
              <LinkButton onClick={() => setReplacing(true)}>
                {t('leads:editor.secret.replace')}
              </LinkButton>
              <LinkButton onClick={() => set(null)}>{t('leads:editor.secret.remove')}</LinkButton>
            </>
          )}
        </p>
      </div>
    );
  return (
    <PasswordField
      data-path={path}
      label={label}
      help={help}
      value={typed ?? ''}
      autoComplete="new-password"
      error={error}
      onChange={(secret) => set(secret === '' ? undefined : secret)}
      onBlur={() => store.leave(path)}
      {...(isSet && {
        aside: <LinkButton onClick={keep}>{t('leads:editor.secret.keep')}</LinkButton>,
      })}
    />
  );
}

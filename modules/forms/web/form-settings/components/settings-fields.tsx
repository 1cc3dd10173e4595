import { useState } from 'react';
import { authorizedDomainSchema, type FormSecret } from '#modules/forms/contract/form-settings.ts';
import { DOMAINS_LIMIT } from '#modules/forms/contract/limits.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { PasswordField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';
import classes from './settings.module.css';

/** Response goals of the brand, and what recipients and consumers see and get [LEAD-11]. */
export function AnswerFields() {
  const { t } = useTranslation();
  const goal = useDraftField('settings', 'answerGoalHours');
  const days = useDraftField('settings', 'linkDays');
  const outcomeDelayField = useDraftField('settings', 'askConsumerAfterDays');
  return (
    <EditorPart title={t('forms:editor.settings.answers')}>
      <div className={section.columns}>
        <NumberField
          {...goal}
          onChange={(hours) => goal.onChange(hours as number)}
          min={1}
          label={t(PART_NAMES['settings.answerGoalHours'])}
          help={t('forms:editor.settings.goalHelp')}
        />
        <NumberField
          {...days}
          onChange={(count) => days.onChange(count as number)}
          min={1}
          label={t(PART_NAMES['settings.linkDays'])}
          help={t('forms:editor.settings.linkDaysHelp')}
        />
        <NumberField
          {...outcomeDelayField}
          onChange={(count) => outcomeDelayField.onChange(count)}
          min={1}
          label={t(PART_NAMES['settings.askConsumerAfterDays'])}
          help={t('forms:editor.settings.askConsumerHelp')}
        />
      </div>
      <SwitchField
        {...useDraftField('settings', 'contactShownBefore')}
        label={t(PART_NAMES['settings.contactShownBefore'])}
        help={t('forms:editor.settings.contactShownHelp')}
      />
    </EditorPart>
  );
}

/** Pages that may show the form; a pasted URL is reduced to its domain. */
export function DomainsField() {
  const { t } = useTranslation();
  const { value, onChange, error, ...rest } = useDraftField('settings', 'authorizedDomains');
  const wrong = useDraft(({ faults }) =>
    Object.keys(faults).find((path) => path.startsWith('settings.authorizedDomains.')),
  );
  const fault = useFault(wrong ?? '', true);
  const wrongDomain = wrong && value[Number(wrong.split('.')[2])];
  return (
    <TagsField
      {...rest}
      label={t(PART_NAMES['settings.authorizedDomains'])}
      help={t(
        value.length === 0 ? 'forms:editor.settings.noDomain' : 'forms:editor.settings.domainsHelp',
      )}
      error={
        fault ? (
          <>
            {wrongDomain}: {fault}
          </>
        ) : (
          error
        )
      }
      value={value}
      limit={DOMAINS_LIMIT}
      endsAt={[',', ' ', ';']}
      placeholder={t('forms:editor.settings.domainAdd')}
      onChange={(domains) =>
        onChange([
          ...new Set(
            domains.map((domain) => authorizedDomainSchema.safeParse(domain).data ?? domain),
          ),
        ])
      }
    />
  );
}

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
          {t(typed === null ? 'forms:editor.secret.goes' : 'forms:editor.secret.kept')}
          {typed === null ? (
            <LinkButton onClick={keep}>{t('forms:editor.secret.keep')}</LinkButton>
          ) : (
            <>
              <LinkButton onClick={() => setReplacing(true)}>
                {t('forms:editor.secret.replace')}
              </LinkButton>
              <LinkButton onClick={() => set(null)}>{t('forms:editor.secret.remove')}</LinkButton>
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
        aside: <LinkButton onClick={keep}>{t('forms:editor.secret.keep')}</LinkButton>,
      })}
    />
  );
}

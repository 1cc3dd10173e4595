import { useState } from 'react';
import type { FormSecret } from '#modules/forms/contract/form-settings.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { PasswordField, TextField, type TextFieldProps } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES, SHORT_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';
import classes from './settings.module.css';

/** Response goals of the brand, and what recipients and consumers see and get [LEAD-11]. */
export function AnswersPart() {
  const { t } = useTranslation();
  const goal = useDraftField('settings', 'answerGoalHours');
  const days = useDraftField('settings', 'linkDays');
  const outcomeDelayField = useDraftField('settings', 'askConsumerAfterDays');
  return (
    <EditorPart title={t('forms:editor.settings.answers')}>
      <div className={classes.four}>
        <NumberField
          {...goal}
          onChange={(hours) => goal.onChange(hours as number)}
          min={1}
          label={t(SHORT_NAMES['settings.answerGoalHours'])}
          aria-label={t(PART_NAMES['settings.answerGoalHours'])}
          rightSection={t('forms:editor.settings.hours')}
          rightSectionWidth={UNIT_WIDTH}
        />
        <NumberField
          {...days}
          onChange={(count) => days.onChange(count as number)}
          min={1}
          label={t(SHORT_NAMES['settings.linkDays'])}
          aria-label={t(PART_NAMES['settings.linkDays'])}
          rightSection={t('forms:editor.settings.days')}
          rightSectionWidth={UNIT_WIDTH}
        />
        <NumberField
          {...outcomeDelayField}
          onChange={(count) => outcomeDelayField.onChange(count)}
          min={1}
          label={t(SHORT_NAMES['settings.askConsumerAfterDays'])}
          aria-label={t(PART_NAMES['settings.askConsumerAfterDays'])}
          placeholder={t('forms:editor.settings.never')}
          rightSection={t('forms:editor.settings.days')}
          rightSectionWidth={UNIT_WIDTH}
        />
        <div className={classes.beside}>
          <SwitchField
            {...useDraftField('settings', 'contactShownBefore')}
            label={t(SHORT_NAMES['settings.contactShownBefore'])}
            help={t('forms:editor.settings.contactShownHelp')}
          />
        </div>
      </div>
    </EditorPart>
  );
}

/** Where stores are searched, and the map of the brand. The search needs two more keys. */
export function KeysPart({ form }: SectionProps) {
  const { t } = useTranslation();
  const index = useDraftField('settings', 'algoliaIndex');
  const appId = useDraftField('settings', 'algoliaAppId');
  const mapKey = useDraftField('settings', 'gmapKey');
  const hasKey = form.secretsSet.includes('algoliaKey');
  return (
    <EditorPart title={t('forms:editor.settings.keys')}>
      <div className={classes.two}>
        <TextField
          {...index}
          label={t(PART_NAMES['settings.algoliaIndex'])}
          help={index.value === '' && t('forms:editor.settings.algoliaNone')}
          inputWrapperOrder={HELP_BELOW}
          autoComplete="off"
        />
        <TextField
          {...mapKey}
          label={t(PART_NAMES['settings.gmapKey'])}
          help={mapKey.value === '' && t('forms:editor.settings.gmapHelp')}
          inputWrapperOrder={HELP_BELOW}
          autoComplete="off"
        />
      </div>
      {(index.value !== '' || appId.value !== '' || hasKey) && (
        <div className={classes.two}>
          <TextField {...appId} label={t(PART_NAMES['settings.algoliaAppId'])} autoComplete="off" />
          <SecretField
            name="algoliaKey"
            isSet={hasKey}
            help={t('forms:editor.settings.algoliaKeyHelp')}
          />
        </div>
      )}
    </EditorPart>
  );
}

const UNIT_WIDTH = 52;
const HELP_BELOW: NonNullable<TextFieldProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];

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
      data-changed={typed !== undefined || undefined}
      label={label}
      help={help}
      inputWrapperOrder={HELP_BELOW}
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

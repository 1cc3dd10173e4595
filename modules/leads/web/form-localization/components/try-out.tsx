import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tryRoutingCall } from '#modules/leads/contract/intake/try-routing.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { useConditionables } from '../../data/conditions/use-conditionables.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import { fieldsUsedByRules, toSubmittedAnswers } from '../data/tried-answers.ts';
import classes from './localization.module.css';
import { LocationField } from './location-field.tsx';
import { RoutingOutcome } from './routing-outcome.tsx';

/** Routing test with the current draft, saved or not [LEAD-13]. */
export function TryOut({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const fields = useConditionables();
  const asked = useDraft(({ draft }) => fieldsUsedByRules(draft));
  const isLocated = useDraft(({ draft }) => draft.settings.located);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [place, setPlace] = useState('');
  const [locationId, setLocationId] = useState<string | null>(null);
  const attempt = useCallMutation(tryRoutingCall);
  const set = (key: string, value: string | null) =>
    setAnswers(({ [key]: _, ...others }) => (value ? { ...others, [key]: value } : others));
  const tryIt = () => {
    const { settings, locationSettings, notifications, fields: all } = store.get().draft;
    attempt.mutate({
      params: { formId },
      body: {
        answers: toSubmittedAnswers(answers, fields),
        ...(place.trim() && { place: place.trim() }),
        ...(locationId && { locationId }),
        settings,
        locationSettings,
        notifications,
        fields: all,
      },
    });
  };
  return (
    <EditorPart title={t('leads:editor.tryOut.title')} note={t('leads:editor.tryOut.help')}>
      <div className={section.columns}>
        {fields
          .filter(({ key }) => asked.includes(key))
          .map(({ key, label, type, options }) =>
            options || type === 'consent' ? (
              <SelectField
                key={key}
                label={label}
                isClearable
                value={answers[key] ?? null}
                options={
                  options ?? [
                    { value: 'yes', label: t('leads:field.yes') },
                    { value: 'no', label: t('leads:field.no') },
                  ]
                }
                onChange={(value) => set(key, value)}
              />
            ) : (
              <TextField
                key={key}
                label={label}
                value={answers[key] ?? ''}
                autoComplete="off"
                onChange={(value) => set(key, value)}
              />
            ),
          )}
        {isLocated && (
          <>
            <TextField
              label={t('leads:editor.tryOut.place')}
              value={place}
              autoComplete="off"
              onChange={setPlace}
            />
            <LocationField
              label={t('leads:editor.tryOut.chosen')}
              value={locationId}
              onChange={setLocationId}
            />
          </>
        )}
      </div>
      <div className={classes.tried}>
        <ActionButton variant="default" isBusy={attempt.isPending} onClick={tryIt}>
          {t('leads:editor.tryOut.act')}
        </ActionButton>
        {attempt.isError && <RegionError error={attempt.error} onRetry={tryIt} />}
        {attempt.data && <RoutingOutcome outcome={attempt.data} />}
      </div>
    </EditorPart>
  );
}

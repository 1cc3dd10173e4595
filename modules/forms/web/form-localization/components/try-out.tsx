import { useState } from 'react';
import { type RoutingReason, tryRoutingCall } from '#modules/forms/contract/intake/routing.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { type Conditionable, useConditionables } from '../../data/conditions.ts';
import { useDraft, useDraftLexicon, useDraftStore } from '../../data/draft/draft-context.ts';
import type { FormDraft } from '../../data/draft/draft-store.ts';
import classes from './localization.module.css';
import { LocationField } from './location-field.tsx';

/** Routing test with the current draft, saved or not [LEAD-13]. */
export function TryOut({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const store = useDraftStore();
  const fields = useConditionables();
  const usedKeys = useDraft(({ draft }) => fieldsUsedByRules(draft));
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
    <EditorPart title={t('forms:editor.tryOut.title')} note={t('forms:editor.tryOut.help')}>
      <div className={section.columns}>
        {fields
          .filter(({ key }) => usedKeys.includes(key))
          .map(({ key, label, type, options }) =>
            options || type === 'consent' ? (
              <SelectField
                key={key}
                label={label}
                isClearable
                value={answers[key] ?? null}
                options={
                  options ?? [
                    { value: 'yes', label: t('forms:field.yes') },
                    { value: 'no', label: t('forms:field.no') },
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
              label={t('forms:editor.tryOut.place')}
              value={place}
              autoComplete="off"
              onChange={setPlace}
            />
            <LocationField
              label={t('forms:editor.tryOut.chosen')}
              value={locationId}
              onChange={setLocationId}
            />
          </>
        )}
      </div>
      <div className={classes.tried}>
        <ActionButton variant="default" isBusy={attempt.isPending} onClick={tryIt}>
          {t('forms:editor.tryOut.act')}
        </ActionButton>
        {attempt.isError && <RegionError error={attempt.error} onRetry={tryIt} />}
        {attempt.data && <RoutingOutcome outcome={attempt.data} />}
      </div>
    </EditorPart>
  );
}

/** The fields used in rules; only these affect the routing. */
function fieldsUsedByRules({ locationSettings, notifications }: FormDraft): string[] {
  const rules = [
    ...locationSettings.rules,
    ...locationSettings.tagRules,
    ...notifications.recipients,
  ];
  return [...new Set(rules.flatMap(({ when }) => when.map(({ field }) => field)))];
}

/** Converts test answers to the format of a submission: consents to booleans, checkboxes to lists, numbers. */
function toSubmittedAnswers(
  answers: Readonly<Record<string, string>>,
  fields: readonly Conditionable[],
): Record<string, string | boolean | string[] | number> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const type = fields.find((field) => field.key === key)?.type;
      if (type === 'consent') return [key, answer === 'yes'];
      if (type === 'checkbox') return [key, [answer]];
      if (type === 'number') return [key, Number(answer)];
      return [key, answer];
    }),
  );
}

/** Result of a routing test: store, reason, recipients and tags. */
function RoutingOutcome({ outcome }: { outcome: CallOutput<typeof tryRoutingCall> }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const because = useRoutingText();
  const rules = useDraft(({ draft }) => draft.locationSettings.rules.map(({ id }) => id));
  const { location, reason, subscribers, observers, tags } = outcome;
  const names = (people: typeof subscribers) =>
    people.map(({ name, email }) => name || email).join(', ');
  return (
    <div className={classes.outcomeBox} role="status">
      <p>
        <MarkedText
          text={
            location
              ? t(`forms:lexicon.${word}.wouldGo`, {
                  name: `${location.name}, ${location.city}`,
                  because: because(reason, rules),
                })
              : t(`forms:lexicon.${word}.wouldGoNowhere`, { because: because(reason, rules) })
          }
        />
      </p>
      {subscribers.length > 0 && (
        <p>{t('forms:editor.tryOut.subscribers', { names: names(subscribers) })}</p>
      )}
      {observers.length > 0 && (
        <p>{t('forms:editor.tryOut.observers', { names: names(observers) })}</p>
      )}
      {tags.length > 0 && (
        <p className={classes.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
    </div>
  );
}

const WHY_NONE = {
  notLocated: 'forms:editor.tryOut.notLocated',
  placeUnknown: 'forms:editor.tryOut.placeUnknown',
  noneNear: 'forms:editor.tryOut.noneNear',
} as const;

/** Why a request goes to a shop; rules are named by their position in the list. */
function useRoutingText(): (reason: RoutingReason, rules: readonly string[]) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return ({ placed }, rules) => {
    switch (placed.why) {
      case 'rule':
        return t('forms:editor.tryOut.byRule', { place: rules.indexOf(placed.ruleId) + 1 });
      case 'chosen':
        return t('forms:editor.tryOut.byChoice');
      case 'nearest':
        return t(
          placed.abroad ? 'forms:editor.tryOut.byDistanceAbroad' : 'forms:editor.tryOut.byDistance',
          { distance: number(Math.round(placed.distanceKm)) },
        );
      // Only a user moves a lead, never the routing of a request.
      case 'moved':
        return '';
      case 'none':
        return t(WHY_NONE[placed.because]);
    }
  };
}

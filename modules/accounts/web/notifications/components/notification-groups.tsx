import { VisuallyHidden } from '@mantine/core';
import {
  changeNotificationSetting,
  getNotificationSettings,
  MAILING_CHOICES,
  type NotificationChoice,
  type NotificationSettings,
} from '#platform/contract/notifications/notification-settings.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import classes from './notification-settings.module.css';

type Group = NotificationSettings['groups'][number];

/** The kinds of each module; every change is saved immediately. */
export function NotificationGroups({ groups }: { groups: readonly Group[] }) {
  const textOf = useReferencedTexts(
    groups.flatMap(({ label, kinds }) => [label, ...kinds.map((kind) => kind.label)]),
  );
  const { t } = useTranslation();
  if (!textOf) return <SkeletonRows rows={8} />;
  return groups.map(({ label, kinds }) => (
    <section key={label.key} className={classes.group}>
      <div className={classes.heads}>
        <h2>{textOf(label)}</h2>
        <span aria-hidden="true">{t('accounts:notifications.bell')}</span>
        <span aria-hidden="true">{t('accounts:field.email')}</span>
      </div>
      <ul>
        {kinds.map((kind) => (
          <KindRow key={kind.kind} setting={kind} what={textOf(kind.label)} />
        ))}
      </ul>
    </section>
  ));
}

function KindRow({ setting, what }: { setting: Group['kinds'][number]; what: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const change = useCallMutation(changeNotificationSetting, {
    changes: [getNotificationSettings],
  });
  const { kind, isBellRequired } = setting;
  // The control shows the new value while it is being saved.
  const shown = change.isPending ? change.variables.body : setting;
  const save = (changed: Partial<NotificationChoice>) =>
    change.mutate(
      { params: { kind }, body: { bell: shown.bell, mailing: shown.mailing, ...changed } },
      { onError: (error) => showToast({ tone: 'bad', text: problemText(error) }) },
    );
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        {what}
        {isBellRequired && <small>{t('accounts:notifications.bellRequired')}</small>}
      </span>
      <SwitchField
        label={
          <>
            <span className={classes.bell}>{t('accounts:notifications.bell')}</span>
            <VisuallyHidden component="span">{what}</VisuallyHidden>
          </>
        }
        value={shown.bell}
        disabled={isBellRequired}
        onChange={(bell) => save({ bell })}
      />
      <div className={classes.mailing}>
        <SelectField
          label={
            <VisuallyHidden component="span">
              {t('accounts:notifications.emailOf', { what })}
            </VisuallyHidden>
          }
          size="xs"
          value={shown.mailing}
          onChange={(mailing) => mailing && save({ mailing })}
          options={MAILING_CHOICES.map((value) => ({
            value,
            label: t(`accounts:notifications.mailing.${value}`),
          }))}
        />
      </div>
    </li>
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  FOLLOW_UPS,
  type FormMail,
  type FormNotifications,
} from '#modules/forms/contract/form-notifications.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { type FormWebhook, listFormWebhooksCall } from '#modules/forms/contract/webhook-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import { type SectionsChange, setFollowUp } from '../data/draft-edits.ts';
import { MailPane } from './mail-pane.tsx';
import { MailsPart } from './mails-part.tsx';
import { type NotificationsProps, NotifyPart } from './notification-rows.tsx';
import classes from './notifications.module.css';
import { RecipientsPart } from './recipients-part.tsx';
import { WebhookRow } from './webhook-row.tsx';

const WebhookDialog = onDemand(() => import('./webhook-dialog.tsx'));

/** Below this width the mail is below the tables, so selecting one scrolls to it. */
const PANE_IS_BELOW = '(max-width: 1279.98px)';

/** Recipients of a lead, their mails, and the connected systems [FORM-06]. */
export function NotificationsSection({ formId, draft, setDraft, conditions }: NotificationsProps) {
  const { t } = useTranslation();
  const [mail, setMail] = useState<FormMail>('newLead');
  const pane = useRef<HTMLDivElement>(null);
  const select = (chosen: FormMail) => {
    setMail(chosen);
    if (matchMedia(PANE_IS_BELOW).matches) pane.current?.scrollIntoView();
  };
  return (
    <SidePanel
      label={t('forms:notify.preview')}
      width={456}
      top={12}
      needsRoom
      panel={
        <div ref={pane}>
          <MailPane formId={formId} mail={mail} draft={draft} setDraft={setDraft} />
        </div>
      }
    >
      <RecipientsPart formId={formId} draft={draft} setDraft={setDraft} conditions={conditions} />
      <ReminderPart followUp={draft.notifications.followUp} setDraft={setDraft} />
      <MailsPart
        formId={formId}
        translations={draft.translations}
        selected={mail}
        onSelect={select}
      />
      <WebhooksPart formId={formId} />
    </SidePanel>
  );
}

type FollowUp = FormNotifications['followUp'];

/** How often recipients are reminded of an open lead. */
function ReminderPart({
  followUp,
  setDraft,
}: {
  followUp: FollowUp;
  setDraft: (change: SectionsChange) => void;
}) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  return (
    <NotifyPart
      title={t('forms:notify.reminder')}
      note={t(`forms:lexicon.${word}.whileOpen`)}
      end={
        <SegmentedControl
          aria-label={t('forms:notify.reminder')}
          value={followUp}
          onChange={(value) => setDraft(setFollowUp(value as FollowUp))}
          data={FOLLOW_UPS.map((value) => ({ value, label: t(`forms:notify.followUp.${value}`) }))}
        />
      }
    />
  );
}

/** Webhooks of this form; saved immediately, not with the form [LEAD-10]. */
function WebhooksPart({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const mayChange = useAbility(changeForms);
  const [edited, setEdited] = useState<FormWebhook | 'new'>();
  const webhooks = useCall(listFormWebhooksCall, { params: { formId } }, { enabled: mayChange });
  if (!mayChange) return null;
  return (
    <NotifyPart
      title={t('forms:notify.webhooks')}
      note={t('forms:notify.webhooksNote')}
      end={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={!webhooks.data}
          onClick={() => setEdited('new')}
        >
          {t('forms:notify.webhook')}
        </Button>
      }
    >
      <QueryBoundary
        query={webhooks}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.none}>{t(`forms:lexicon.${word}.noWebhooks`)}</p>}
      >
        {({ items, eventTypes }) => (
          <ul className={classes.webhooks}>
            {items.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                formId={formId}
                webhook={webhook}
                eventTypes={eventTypes}
                onChange={() => setEdited(webhook)}
              />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {edited && webhooks.data && (
        <WebhookDialog
          formId={formId}
          webhook={edited === 'new' ? null : edited}
          eventTypes={webhooks.data.eventTypes}
          onClose={() => setEdited(undefined)}
        />
      )}
    </NotifyPart>
  );
}

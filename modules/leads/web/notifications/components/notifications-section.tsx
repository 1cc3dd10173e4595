import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import type { SectionsChange } from '../data/draft-edits.ts';
import { MailPane } from './mail-pane.tsx';
import { MailsPart } from './mails-part.tsx';
import type { ConditionRenderers } from './recipient-when.tsx';
import { RecipientsPart } from './recipients-part.tsx';
import { ReminderPart } from './reminder-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

export interface NotificationsProps {
  formId: string;
  draft: FormSections;
  setDraft: (change: SectionsChange) => void;
  /** How conditions are displayed and edited, shared with the rest of the editor. */
  conditions: ConditionRenderers;
}

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
      label={t('leads:notify.preview')}
      width={456}
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

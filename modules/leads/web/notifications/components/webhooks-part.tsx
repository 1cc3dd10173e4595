import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FormWebhook,
  listFormWebhooksCall,
} from '#modules/leads/contract/forms/webhook-calls.ts';
import { changeForms } from '#modules/leads/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useAbility } from '#platform/web/module/abilities.tsx';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import classes from './notifications.module.css';
import { NotifyPart } from './notify-part.tsx';
import { WebhookRow } from './webhook-row.tsx';

const WebhookDialog = onDemand(() => import('./webhook-dialog.tsx'));

/** Webhooks of this form; saved immediately, not with the form [LEAD-10]. */
export function WebhooksPart({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const mayChange = useAbility(changeForms);
  const [edited, setEdited] = useState<FormWebhook | 'new'>();
  const webhooks = useCall(listFormWebhooksCall, { params: { formId } }, { enabled: mayChange });
  if (!mayChange) return null;
  return (
    <NotifyPart
      title={t('leads:notify.webhooks')}
      note={t('leads:notify.webhooksNote')}
      end={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={!webhooks.data}
          onClick={() => setEdited('new')}
        >
          {t('leads:notify.webhook')}
        </Button>
      }
    >
      <QueryBoundary
        query={webhooks}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={classes.none}>{t(`leads:lexicon.${word}.noWebhooks`)}</p>}
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

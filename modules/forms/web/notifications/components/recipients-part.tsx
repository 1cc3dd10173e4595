import { Button, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Recipient } from '#modules/forms/contract/form-notifications.ts';
import { RECIPIENTS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useDraftLexicon } from '../../data/draft/draft-context.ts';
import { putRecipient, removeRecipient } from '../data/draft-edits.ts';
import { useRecipientNames } from '../data/notification-labels.ts';
import {
  type NotificationsProps,
  NotifyPart,
  RecipientWhen,
  RowMenu,
} from './notification-rows.tsx';
import classes from './notifications.module.css';

const RecipientDialog = onDemand(() => import('./recipient-dialog.tsx'));

/** The recipients of a new lead, with role and conditions. */
export function RecipientsPart({ formId, draft, setDraft, conditions }: NotificationsProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const [edited, setEdited] = useState<Recipient | 'new'>();
  const { recipients } = draft.notifications;
  const nameOf = useRecipientNames(formId, recipients);
  const close = () => setEdited(undefined);
  return (
    <NotifyPart
      title={t(`forms:lexicon.${word}.whoIsTold`)}
      end={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={recipients.length >= RECIPIENTS_LIMIT}
          onClick={() => setEdited('new')}
        >
          {t('forms:notify.recipient')}
        </Button>
      }
    >
      {recipients.length === 0 ? (
        <p className={classes.none}>{t('forms:notify.noRecipients')}</p>
      ) : (
        <table className={`${classes.table} ${classes.recipients}`}>
          <thead>
            <tr>
              <th>{t('forms:notify.recipient')}</th>
              <th>{t('forms:notify.part')}</th>
              <th>{t('forms:notify.when')}</th>
              <th className={classes.menuCell}>
                <VisuallyHidden>{t('forms:notify.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {recipients.map((recipient) => (
              <tr key={recipient.id}>
                <td className={`${classes.strong} ${classes.name}`}>
                  <RecipientName who={recipient.who} name={nameOf(recipient.who)} />
                </td>
                <td className={classes.nowrap}>
                  {t(`forms:notify.partName.${recipient.part}`)}{' '}
                  <span className={classes.faint}>
                    {t(`forms:notify.partDoes.${recipient.part}`)}
                  </span>
                </td>
                <td>
                  <RecipientWhen when={recipient.when} words={conditions.words} />
                </td>
                <td className={classes.menuCell}>
                  <RowMenu
                    label={t('forms:notify.actionsOf', { name: nameOf(recipient.who) })}
                    rows={[
                      {
                        id: 'change',
                        label: t('forms:notify.change'),
                        icon: IconPencil,
                        run: () => setEdited(recipient),
                      },
                      {
                        id: 'remove',
                        label: t('forms:notify.remove'),
                        icon: IconTrash,
                        danger: true,
                        run: () => setDraft(removeRecipient(recipient.id)),
                      },
                    ]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited && (
        <RecipientDialog
          formId={formId}
          recipient={edited === 'new' ? null : edited}
          conditions={conditions}
          onDone={(recipient) => {
            setDraft(putRecipient(recipient));
            close();
          }}
          onClose={close}
        />
      )}
    </NotifyPart>
  );
}

/** A named address has its email below its name. */
function RecipientName({ who, name }: { who: Recipient['who']; name: string }) {
  if (who.kind !== 'email' || !who.name) return <MarkedText text={name} />;
  return (
    <>
      {who.name}
      <small className={classes.address}>{who.email}</small>
    </>
  );
}

import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import type { useChangeMails } from '../data/use-change-mails.ts';
import { useTemplateLabels } from '../data/use-template-labels.ts';
import { MailActions } from './mail-actions.tsx';
import { MailStateCell } from './mail-state.tsx';

/** A mail on a phone. */
export function MailCard({
  mail,
  change,
}: {
  mail: OutboxMail;
  change: ReturnType<typeof useChangeMails>;
}) {
  const clients = useClients();
  const words = useTemplateLabels();
  const { clock } = useMoments();
  return (
    <PhoneCard
      name={mail.recipient}
      text={[words.template(mail.template), clients.nameOf(mail.clientId)].join(' · ')}
      state={<MailStateCell mail={mail} />}
      date={clock(mail.createdAt)}
      action={<MailActions mail={mail} change={change} />}
    />
  );
}

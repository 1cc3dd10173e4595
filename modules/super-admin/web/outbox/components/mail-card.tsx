import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import type { useChangeMails } from '../data/use-change-mails.ts';
import { useTemplateWords } from '../data/use-template-words.ts';
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
  const words = useTemplateWords();
  const { clock } = useMoments();
  return (
    <div className={classes.card}>
      <div className={classes.cardLine}>
        <span className={`${classes.name} ${classes.cardText}`}>{mail.recipient}</span>
        <MailActions mail={mail} change={change} />
      </div>
      <MailStateCell mail={mail} />
      <div className={classes.cardSmall}>
        <span>{words.template(mail.template)}</span>
        <span>{clients.nameOf(mail.clientId)}</span>
        <span>{clock(mail.createdAt)}</span>
      </div>
    </div>
  );
}

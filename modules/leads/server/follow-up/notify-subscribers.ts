import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadWithForm } from '../mails/lead-with-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { mailLocale } from '../mails/mail-locale.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';

interface Asked {
  to: readonly LeadRecipient[];
  at: Date;
  /** Id of the notification round; without it, recipients notified before are not notified again. */
  turn?: string;
  notice?: 'openAgain' | 'nobodyLeft';
}

const NOTICES = {
  openAgain: 'leads:clock.openAgain',
  nobodyLeft: 'leads:clock.nobodyLeft',
} as const;

/** Notifies recipients of a lead, each with a valid link [LEAD-09]. */
export async function notifySubscribers(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead }: LeadWithForm,
  { to, at, turn, notice }: Asked,
): Promise<void> {
  const which = { clientId: form.clientId, leadId: lead.id };
  for (const party of to) {
    const { email, locale } = party;
    const who = { email, part: 'subscriber' as const };
    const { open, reject } = await linkToLead({ db, app }, which, who, at);
    await sendLeadMail(
      { db, app },
      {
        form,
        lead,
        mail: 'newLead',
        to: party,
        part: 'subscriber',
        links: { open, reject },
        at,
        ...(turn && { turn }),
        ...(notice && {
          notice: app.texts.translator(mailLocale(form.translations, 'newLead', locale))(
            NOTICES[notice],
          ),
        }),
      },
    );
  }
}

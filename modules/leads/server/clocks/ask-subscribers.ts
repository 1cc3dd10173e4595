import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadWithForm } from '../mails/lead-with-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { mailLocale } from '../mails/mail-locale.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';

interface Asked {
  to: readonly LeadParty[];
  at: Date;
  /** Which time they are asked; without one, whoever was asked before is not asked again. */
  turn?: string;
  notice?: 'openAgain' | 'nobodyLeft';
}

const NOTICES = {
  openAgain: 'leads:clock.openAgain',
  nobodyLeft: 'leads:clock.nobodyLeft',
} as const;

/** Asks parties to answer a lead, each by a link that lives [LEAD-09]. */
export async function askSubscribers(
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

import {
  listMailsCall,
  previewMailCall,
  testMailCall,
} from '#modules/leads/contract/forms/mail-calls.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { htmlWithLogo } from '#platform/server/mail/mail-logo.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { userMailboxPort } from '#platform/server/sessions/mailbox-port.ts';
import { readForm } from '../forms/read-form.ts';
import { formMailParts, formMails } from '../mails/form-mail.ts';
import { mailFigures } from '../mails/mail-figures.ts';
import { previewFormMail } from '../mails/preview-form-mail.ts';
import { route } from '../route.ts';

export const previewMailRoute = route(
  previewMailCall,
  async ({ db, app, params: { formId, mail }, membership: { clientId }, body }) => {
    const form = await readForm({ db }, { clientId, id: formId });
    const { back, ...unsaved } = body;
    const { input, lead } = await previewFormMail({ db, app }, { form, mail, unsaved, back });
    const { locale } = body;
    const rendered = renderMail(app, formMails[mail], { locale, input });
    const { texts, subject, eyebrow, otherButton, small } = formMailParts(
      mail,
      input,
      app.texts.translator(locale),
    );
    return {
      subject,
      from: {
        name: input.sender.name,
        address: /<([^<>]+)>\s*$/.exec(app.config.MAIL_FROM)?.[1] ?? app.config.MAIL_FROM,
      },
      eyebrow,
      texts,
      values: input.values,
      place: input.place,
      message: input.message,
      facts: input.facts,
      otherButton,
      small,
      html: await htmlWithLogo({ app }, rendered),
      lead: lead ? { id: lead.id, createdAt: lead.created_at.toISOString() } : null,
    };
  },
);

export const testMailRoute = route(
  testMailCall,
  async ({ db, app, params: { formId, mail }, membership: { clientId }, principal, body }) => {
    const { userId } = principal;
    const form = await readForm({ db }, { clientId, id: formId });
    const { input } = await previewFormMail({ db, app }, { form, mail, unsaved: body });
    const mailbox = await app.ports.ask(userMailboxPort, { userId }, { db, app });
    const to = mailbox?.email ?? '';
    if (to)
      await app.mail.send(db, formMails[mail], {
        to,
        locale: body.locale,
        clientId,
        input: { ...input, isTest: true },
        idempotencyKey: `form-mail-test ${uuidV7()}`,
      });
    return { to };
  },
);

export const listMailsRoute = route(
  listMailsCall,
  async ({ db, app, params: { formId }, membership: { clientId }, principal: { userId } }) => {
    const mailbox = await app.ports.ask(userMailboxPort, { userId }, { db, app });
    return {
      items: await mailFigures({ db }, { clientId, formId }),
      testTo: mailbox?.email ?? '',
    };
  },
);

import { peopleByIds, searchPeople } from '#modules/directory/contract/associations.ts';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import {
  FORM_MAILS,
  type FormMail,
  type MAIL_TEXTS,
  unknownVariables,
} from '#modules/leads/contract/forms/form-notifications.ts';
import {
  findRecipientsCall,
  getFormFileCall,
  listMailsCall,
  previewMailCall,
  sendFormFileCall,
  testMailCall,
} from '#modules/leads/contract/forms/mail-calls.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { htmlWithLogo } from '#platform/server/mail/mail-logo.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { userMailboxPort } from '#platform/server/sessions/user-ports.ts';
import { storeFormLogo } from '../files/store-lead-file.ts';
import { readForm } from '../forms/read-form.ts';
import { formMailParts, formMails, ourTexts } from '../mails/form-mail.ts';
import { exampleMail, type FormMailInput, mailTexts } from '../mails/form-mail-input.ts';
import { type LeadMailData, lastLead } from '../mails/lead-for-mail.ts';
import {
  formMailAddress,
  formMailLogo,
  mailAboutLead,
  WITH_MESSAGE,
} from '../mails/mail-about-lead.ts';
import { mailFigures } from '../mails/note-mail.ts';
import { route } from '../route.ts';
import type { LeadsTables } from '../tables.ts';

const previewMailRoute = route(
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

const testMailRoute = route(
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

const listMailsRoute = route(
  listMailsCall,
  async ({ db, app, params: { formId }, membership: { clientId }, principal: { userId } }) => {
    const mailbox = await app.ports.ask(userMailboxPort, { userId }, { db, app });
    return {
      items: await mailFigures({ db }, { clientId, formId }),
      testTo: mailbox?.email ?? '',
    };
  },
);

interface Unsaved {
  locale: Locale;
  texts: Partial<Record<(typeof MAIL_TEXTS)[number], string>>;
  logo?: string | null | undefined;
  address?: string | undefined;
}

/** A mail as shown in the editor: with a real request if there is one. Its links only open a placeholder page. */
async function previewFormMail(
  { db, app }: { db: Db<LeadsTables>; app: App },
  {
    form,
    mail,
    unsaved,
    back = 0,
  }: { form: Form; mail: FormMail; unsaved: Unsaved; back?: number },
): Promise<{ input: FormMailInput; lead: LeadMailData | undefined }> {
  refuseUnknown(mail, unsaved);
  const { clientId } = form;
  const { locale } = unsaved;
  const lead = await lastLead({ db }, { clientId, formId: form.id, back });
  const nowhere = `${app.config.publicUrl}/protected/expired`;
  const hasTwo = mail === 'newLead' || mail === 'outcome';
  const links = { open: nowhere, reject: hasTwo ? nowhere : '' };
  const input = lead
    ? await mailAboutLead({ db, app }, { form, lead, mail, locale, links })
    : await example({ db, app }, { form, mail, locale, links });
  const logo =
    unsaved.logo === undefined
      ? formMailLogo(form)
      : unsaved.logo && { clientId, fileId: unsaved.logo };
  return {
    lead,
    input: {
      ...input,
      texts: {
        ...(mailTexts(form.translations, mail, locale) ??
          ourTexts(mail, app.texts.translator(locale))),
        ...unsaved.texts,
      },
      sender: {
        ...input.sender,
        logo: logo || null,
        address: unsaved.address ?? input.sender.address,
      },
    },
  };
}

async function example(
  { db, app }: { db: Db; app: App },
  given: { form: Form; mail: FormMail; locale: Locale; links: FormMailInput['links'] },
): Promise<FormMailInput> {
  const { form, mail, locale, links } = given;
  const t = app.texts.translator(locale);
  const brand = await app.ports.ask(findBrand, { clientId: form.clientId }, { db, app });
  const { distanceUnit, idleDaysNew, lexicon } = form.settings;
  const made = exampleMail(mail, locale, { distanceUnit, days: idleDaysNew });
  return {
    ...made,
    lexicon,
    links,
    message: WITH_MESSAGE.includes(mail) ? t('leads:notify.exampleMessage') : '',
    sender: { name: brand?.name ?? '', logo: null, address: formMailAddress(form) },
  };
}

function refuseUnknown(mail: FormMail, { texts }: Unsaved): void {
  const faults = Object.entries(texts).flatMap(([name, text]) =>
    unknownVariables(text, FORM_MAILS[mail].variables).map((variable) => ({
      field: `body.texts.${name}`,
      code: 'variableUnknown',
      params: { variable },
    })),
  );
  if (faults.length > 0) throw invalidInput(faults);
}

const sendFormFileRoute = route(sendFormFileCall, ({ db, app, membership: { clientId }, file }) =>
  storeFormLogo({ db, app }, clientId, file),
);

const PICTURES: readonly FileKind[] = sendFormFileCall.upload.kinds;

/** Only pictures; other files of the client are restricted to the users that created them. */
const getFormFileRoute = route(
  getFormFileCall,
  async ({ db, app, membership: { clientId }, params: { fileId } }) => {
    const file = await app.files.find(db, { clientId, id: fileId });
    if (!PICTURES.includes(file.kind)) throw notFound();
    return app.files.answer(db, { clientId, id: fileId, inline: true });
  },
);

const FOUND_LIMIT = 20;

const findRecipientsRoute = route(
  findRecipientsCall,
  async ({ db, app, membership: { clientId }, query: { q, ids } }) => {
    const people = ids
      ? await app.ports.ask(peopleByIds, { clientId, userIds: ids }, { db, app })
      : await app.ports.ask(searchPeople, { clientId, words: q, limit: FOUND_LIMIT }, { db, app });
    return {
      items: people.map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);

export const formMailsRoutes = [
  getFormFileRoute,
  findRecipientsRoute,
  listMailsRoute,
  previewMailRoute,
  testMailRoute,
  sendFormFileRoute,
];

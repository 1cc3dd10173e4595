import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import type { FormMail } from '#modules/forms/contract/form-notifications.ts';
import type { UnsavedMail } from '#modules/forms/contract/lead-ports.ts';
import type { MailPreview } from '#modules/forms/contract/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { htmlWithLogo } from '#platform/server/mail/mail-logo.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Context } from '../tables.ts';
import { formMailParts, formMails, ourTexts } from './form-mail.ts';
import { exampleMail, type FormMailInput, mailTexts } from './form-mail-input.ts';
import { type LeadMailData, lastLead } from './lead-for-mail.ts';
import { formMailAddress, formMailLogo, mailAboutLead, WITH_MESSAGE } from './mail-about-lead.ts';

interface Previewed {
  form: Form;
  mail: FormMail;
  unsaved: UnsavedMail;
}

/** One mail of a form for its editor [FORM-06]. */
export async function previewFormMail(
  { db, app }: Context,
  given: Previewed & { back: number },
): Promise<MailPreview> {
  const { mail, unsaved } = given;
  const { locale } = unsaved;
  const { input, lead } = await buildPreview({ db, app }, given);
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
}

/** Sends the same mail to the user who edits the form. */
export async function sendTestMail(
  { db, app }: Context,
  { to, ...given }: Previewed & { to: string },
): Promise<void> {
  const { form, mail, unsaved } = given;
  const { input } = await buildPreview({ db, app }, given);
  await app.mail.send(db, formMails[mail], {
    to,
    locale: unsaved.locale,
    clientId: form.clientId,
    input: { ...input, isTest: true },
    idempotencyKey: `form-mail-test ${uuidV7()}`,
  });
}

/** A mail as shown in the editor: with a real request if there is one. Its links only open a placeholder page. */
async function buildPreview(
  { db, app }: Context,
  {
    form,
    mail,
    unsaved,
    back = 0,
  }: { form: Form; mail: FormMail; unsaved: UnsavedMail; back?: number },
): Promise<{ input: FormMailInput; lead: LeadMailData | undefined }> {
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
  { db, app }: Context,
  given: { form: Form; mail: FormMail; locale: Locale; links: FormMailInput['links'] },
): Promise<FormMailInput> {
  const { form, mail, locale, links } = given;
  const t = app.texts.translator(locale);
  const brand = await app.ports.call(findBrand, { clientId: form.clientId }, { db, app });
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

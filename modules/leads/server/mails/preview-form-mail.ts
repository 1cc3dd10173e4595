import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import {
  FORM_MAILS,
  type FormMail,
  type MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import { unknownVariables } from '#modules/leads/contract/forms/mail-variables.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import type { LeadsTables } from '../tables.ts';
import { exampleMail } from './example-mail.ts';
import { ourTexts } from './form-mail.ts';
import type { FormMailInput } from './form-mail-input.ts';
import { type LeadMailData, lastLead } from './lead-mail-data.ts';
import { formMailAddress, formMailLogo, mailAboutLead, WITH_MESSAGE } from './mail-about-lead.ts';
import { mailTexts } from './mail-locale.ts';

export interface Unsaved {
  locale: Locale;
  texts: Partial<Record<(typeof MAIL_TEXTS)[number], string>>;
  logo?: string | null | undefined;
  address?: string | undefined;
}

/** A mail as shown in the editor: with a real request if there is one. Its links only open a placeholder page. */
export async function previewFormMail(
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

import {
  FORM_MAIL_NAMES,
  FORM_MAILS,
  type FormMail,
  fillVariables,
  MAIL_TEXTS,
} from '#modules/forms/contract/form-notifications.ts';
import { publicLexicon } from '#modules/forms/contract/form-settings.ts';
import {
  defineMail,
  type MailBlock,
  type MailContent,
  type MailTemplate,
} from '#platform/server/mail/mail-template.ts';
import { wholeFigures } from '#platform/server/texts/format-distance.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import {
  exampleMail,
  type FormMailInput,
  formMailInput,
  type MailTexts,
} from './form-mail-input.ts';
import { noteMailEnd } from './note-mail.ts';

/** Mails whose texts a brand writes, all in the shared mail layout [FORM-06]. */
const NAMES: Record<FormMail, string> = {
  newLead: 'leads.new-lead',
  newLeadCopy: 'leads.new-lead-copy',
  followUp: 'leads.follow-up',
  taken: 'leads.taken',
  confirmation: 'leads.confirmation',
  answered: 'leads.answered',
  outcome: 'leads.outcome',
  bought: 'leads.bought',
};

function templateOf(mail: FormMail): MailTemplate<typeof formMailInput> {
  return defineMail({
    name: NAMES[mail],
    input: formMailInput,
    sample: (locale) => exampleMail(mail, locale),
    render: ({ input, t }) => formMailContent(mail, input, t),
    settled: noteMailEnd,
  });
}

export const formMails = Object.fromEntries(
  FORM_MAIL_NAMES.map((mail) => [mail, templateOf(mail)]),
) as Record<FormMail, ReturnType<typeof templateOf>>;

/** The parts of a mail, shared by preview and mail. */
export function formMailParts(mail: FormMail, input: FormMailInput, t: Translate) {
  const texts = input.texts ?? ourTexts(mail, t);
  const isNameless = input.values.firstname === '';
  const fill = (text: string) =>
    wholeFigures(fillVariables(isNameless ? withoutName(text) : text, input.values));
  const subject = fill(texts.subject);
  const phrase = t(`leads:lexicon.${publicLexicon(input.lexicon)}.${EYEBROWS[mail]}`);
  return {
    texts,
    subject: input.isTest ? t('leads:notify.testSubject', { subject }) : subject,
    heading: fill(texts.heading),
    body: fill(texts.body),
    button: input.links.open && fill(texts.button),
    // With several leads, each item has its own status, so there is no common line.
    eyebrow:
      input.items.length > 1
        ? ''
        : wholeFigures([phrase, input.eyebrow].filter(Boolean).join(' · ')),
    otherButton:
      input.links.reject &&
      t(mail === 'outcome' ? 'leads:clock.notBought' : 'leads:notify.notForUs'),
    small: needsConfirmation(mail, input)
      ? [
          t('leads:notify.opensOnly'),
          input.others > 0 && t('leads:clock.othersAsked', { count: input.others }),
        ]
          .filter(Boolean)
          .join(' ')
      : '',
  };
}

/** `Thank you, {firstname}`: without a name, its commas are removed as well. */
function withoutName(text: string): string {
  const [first = '', ...others] = text.split('{firstname}');
  if (others.length === 0) return text;
  let rest = first;
  for (const next of others) {
    const before = trimCommas(rest, 'end');
    if (before === '') rest = trimCommas(next, 'start');
    else if (next.startsWith(',') && rest.trimEnd().endsWith(',')) rest = before + next.slice(1);
    else rest = before + next;
  }
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function trimCommas(text: string, side: 'start' | 'end'): string {
  const isPadding = (at: number) => /[\s,]/.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (side === 'start' && from < to && isPadding(from)) from += 1;
  while (side === 'end' && to > from && isPadding(to - 1)) to -= 1;
  return text.slice(from, to);
}

/** Links that only open a confirmation page say so, so that cautious readers open them. */
function needsConfirmation(mail: FormMail, { items }: FormMailInput): boolean {
  return mail === 'newLead' || mail === 'outcome' || items.length > 0;
}

export function ourTexts(mail: FormMail, t: Translate): MailTexts {
  return Object.fromEntries(
    MAIL_TEXTS.map((name) => [name, t(`forms:formText.mail.${mail}.${name}`)]),
  ) as MailTexts;
}

/** Default texts without a product name, for requests without a product. Texts written by the brand stay unchanged. */
const WITHOUT_PRODUCT = {
  newLead: { subject: 'newLead.subject', heading: 'newLead.heading' },
  newLeadCopy: { subject: 'newLeadCopy.subject', heading: 'newLeadCopy.heading' },
  followUp: { heading: 'followUp.heading' },
  taken: { subject: 'taken.subject' },
  confirmation: { subject: 'confirmation.subject' },
  answered: {},
  outcome: {},
  bought: { subject: 'bought.subject' },
} as const satisfies Record<FormMail, Partial<Record<keyof MailTexts, string>>>;

export function textsWithoutProduct(
  mail: FormMail,
  written: MailTexts | null,
  t: Translate,
): MailTexts {
  const ours = ourTexts(mail, t);
  const texts = { ...(written ?? ours) };
  for (const [name, key] of Object.entries(WITHOUT_PRODUCT[mail]) as [keyof MailTexts, never][])
    if (texts[name] === ours[name]) texts[name] = t(`forms:formText.withoutProduct.${key}`);
  return texts;
}

function formMailContent(mail: FormMail, input: FormMailInput, t: Translate): MailContent {
  const { notice, place, message, facts, links, sender, items, more, shop } = input;
  const { subject, heading, body, button, eyebrow, otherButton, small } = formMailParts(
    mail,
    input,
    t,
  );
  const other = otherButton ? { other: { label: otherButton, url: links.reject } } : {};
  const isReminder = items.length > 0;
  const blocks: (MailBlock | false)[] = [
    notice !== '' && { kind: 'paragraph', text: notice },
    place !== '' && { kind: 'quiet', text: wholeFigures(place) },
    message !== '' && { kind: 'quote', text: message },
    facts.length > 0 && { kind: 'facts', facts },
    { kind: 'paragraph', text: body },
    !isReminder && button !== '' && { kind: 'button', label: button, url: links.open, ...other },
    ...items.map((item) => ({ kind: 'item' as const, ...item })),
    more > 0 && { kind: 'small', text: t('leads:clock.more', { count: more }) },
    small !== '' && { kind: 'small', text: small },
  ];
  return {
    subject,
    heading,
    eyebrow,
    preheader: body,
    ...(input.reminders && {
      unsubscribe: { label: t('leads:reminders.link'), url: input.reminders },
    }),
    sender: {
      ...sender,
      ...(shop && { about: t('leads:clock.forShop', { shop }) }),
      footer: footerOf(mail, input, t),
    },
    blocks: blocks.filter((block) => block !== false),
  };
}

/** Reason for the mail, how to stop it, and the sender's address. Reminders have a separate unsubscribe link. */
function footerOf(
  mail: FormMail,
  { sender: { name: brand, address }, linkUntil, reminders }: FormMailInput,
  t: Translate,
): string {
  const why = t(`leads:notify.footer.${mail}`, { brand });
  const isToConsumer = FORM_MAILS[mail].to === 'consumer';
  const stop = t(isToConsumer ? 'leads:notify.stop.consumer' : 'leads:notify.stop.shop', { brand });
  return [
    linkUntil ? `${why} ${t('leads:clock.linkUntil', { day: linkUntil })}` : why,
    reminders === '' && stop,
    t('leads:notify.sentBy', { sender: [brand, address].filter(Boolean).join(', ') }),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Phrase with the brand's term for a lead, shown above the heading. */
const EYEBROWS = {
  newLead: 'new',
  newLeadCopy: 'new',
  followUp: 'open',
  taken: 'taken',
  confirmation: 'yours',
  answered: 'yours',
  outcome: 'yours',
  bought: 'one',
} as const satisfies Record<FormMail, string>;

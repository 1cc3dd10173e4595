import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { PermissionHolder } from '#platform/contract/permission.ts';
import { definePort } from '#platform/contract/port.ts';
import type { Form, FormSections } from './form.ts';
import type { FormField } from './form-field.ts';
import type { FormMail, MAIL_TEXTS } from './form-notifications.ts';
import type { AnsweredField, LeadSubmission } from './intake/lead-submission.ts';
import type { LeadLocation, LeadRecipient, RoutingReason } from './intake/routing.ts';
import type { MailFigure, MailPreview } from './mail-calls.ts';

/** Ports that forms need from the module that stores leads. */

/** Source of a lead: a page of the brand, our own page, or a server. */
export type LeadSource = 'widget' | 'page' | 'api';

/** Data about the sender that is not part of the submission. */
export interface LeadSender {
  source: LeadSource;
  address: string;
  userAgent: string;
  /** For imported requests: the original time, used as creation time. */
  sentAt?: Date;
}

type AnswerFiles = ReadonlyMap<string, { id: string; name: string }[]>;

/** A submission that passed all checks of the form. */
export interface AcceptedSubmission {
  form: Form;
  submission: LeadSubmission;
  sender: LeadSender;
  locale: Locale;
  answered: readonly AnsweredField<FormField>[];
  /** By field key. */
  files: AnswerFiles;
}

export interface CreatedLead {
  id: string;
  location: LeadLocation | null;
  /** Only for servers. */
  unknownSkus?: string[];
}

/** Routes and stores a lead; a repeated submission returns the lead of the first one [LEAD-13]. */
export const createLead = definePort<AcceptedSubmission, CreatedLead>('forms.create-lead');

/** The files named in answers; refuses files of another form or of a type the field does not accept. */
export const answerFiles = definePort<
  { clientId: string; formId: string; answered: readonly AnsweredField<FormField>[] },
  AnswerFiles
>('forms.answer-files');

export interface LeadFileUpload {
  clientId: string;
  formId: string;
  /** Hash of the sender's address. */
  sentBy: string;
  /** Stores the content; called after the sender's limit was checked. */
  put: () => Promise<{ id: string; name: string; kind: FileKind; size: number }>;
}

/** Registers a file until a lead claims it; refuses senders with too many unclaimed files. */
export const storeLeadFile = definePort<LeadFileUpload, { id: string; name: string; size: number }>(
  'forms.store-lead-file',
);

export interface RoutingTest {
  clientId: string;
  form: Pick<
    FormSections,
    'settings' | 'locationSettings' | 'notifications' | 'translations' | 'fields'
  >;
  answers: LeadSubmission['answers'];
  position: LeadSubmission['position'];
  place: string | undefined;
  locationId: LeadSubmission['locationId'];
}

/** Target of a request; nothing is stored. */
export const testRouting = definePort<
  RoutingTest,
  {
    location: LeadLocation | null;
    tags: string[];
    subscribers: LeadRecipient[];
    observers: LeadRecipient[];
    reason: RoutingReason;
  }
>('forms.test-routing');

/** Unsaved changes of a mail in the editor. */
export interface UnsavedMail {
  locale: Locale;
  texts: Partial<Record<(typeof MAIL_TEXTS)[number], string>>;
  logo?: string | null | undefined;
  address?: string | undefined;
}

/** A preview of a form's mail with one of its latest leads, or with an example. */
export const previewFormMail = definePort<
  { form: Form; mail: FormMail; unsaved: UnsavedMail; back: number },
  MailPreview
>('forms.preview-mail');

export const sendTestMail = definePort<
  { form: Form; mail: FormMail; unsaved: UnsavedMail; to: string },
  void
>('forms.send-test-mail');

/** Number of mails that a form sent in thirty days, and how many arrived. */
export const formMailFigures = definePort<{ clientId: string; formId: string }, MailFigure[]>(
  'forms.mail-figures',
);

/** Leads of the last thirty days and the latest lead, of all forms or of some; forms without leads are omitted. */
export const formLeadFigures = definePort<
  { clientId: string; formIds?: readonly string[] },
  { formId: string; leads: number; lastLeadAt: Date | null }[]
>('forms.lead-figures');

/**
 * Leads that idle days lost in the last three months, by what they were then; `of` counts those whose idle deadline was
 * in these months.
 */
export interface IdleLosses {
  new: { lost: number; of: number };
  accepted: { lost: number; of: number };
}
export const formIdleLosses = definePort<{ clientId: string; formId: string }, IdleLosses>(
  'forms.idle-losses',
);

/** Whether a user may read leads, and therefore create keys that may. */
export const mayReadLeads = definePort<{ reader: PermissionHolder }, boolean>(
  'forms.may-read-leads',
);

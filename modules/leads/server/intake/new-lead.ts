import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';
import type { LeadSubmission } from '#modules/leads/contract/intake/lead-submission.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { StoredForm } from '../forms/form-row.ts';
import type { RoutedLead } from '../routing/route-lead.ts';
import type { LeadSource } from '../tables/lead-tables.ts';
import type { LeadFacts } from './lead-facts.ts';

/** Data about the sender that is not part of the submission. */
export interface Sender {
  source: LeadSource;
  /** A server that shows a key has answered for whom it sends. */
  asksCaptcha: boolean;
  address: string;
  userAgent: string;
  locale: Locale;
  /** For imported requests: the original time, used as creation time. */
  sentAt?: Date;
}

/** A validated submission before routing. */
export interface LeadRequest {
  form: StoredForm;
  submission: LeadSubmission;
  sender: Sender;
  locale: Locale;
  answered: readonly AnsweredField<FormField>[];
  facts: LeadFacts;
  /** By the key of their field. */
  files: ReadonlyMap<string, readonly { id: string }[]>;
}

/** All data of a lead before it is saved. */
export interface NewLead extends LeadRequest {
  routed: RoutedLead;
  /** Names of the first product. */
  names: Partial<Record<Locale, string>> | undefined;
}

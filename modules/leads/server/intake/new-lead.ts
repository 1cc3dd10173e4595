import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';
import type { LeadSubmission } from '#modules/leads/contract/intake/lead-submission.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { FormRowKept } from '../forms/form-row.ts';
import type { RoutedLead } from '../routing/route-lead.ts';
import type { LeadSource } from '../tables/lead-tables.ts';
import type { LeadFacts } from './lead-facts.ts';

/** Whoever sends a request, as far as the request itself does not say it. */
export interface Sender {
  source: LeadSource;
  /** A server that shows a key has answered for whom it sends. */
  asksCaptcha: boolean;
  address: string;
  userAgent: string;
  locale: Locale;
  /** Brought from elsewhere, where it came in earlier: it is kept as of then. */
  sentAt?: Date;
}

/** What somebody sent, found to be right; where it goes is not known yet. */
export interface LeadRequest {
  form: FormRowKept;
  submission: LeadSubmission;
  sender: Sender;
  locale: Locale;
  answered: readonly AnsweredField<FormField>[];
  facts: LeadFacts;
  /** By the key of their field. */
  files: ReadonlyMap<string, readonly { id: string }[]>;
}

/** All that makes a lead, before it is kept. */
export interface NewLead extends LeadRequest {
  routed: RoutedLead;
  /** What the first product is called. */
  names: Partial<Record<Locale, string>> | undefined;
}

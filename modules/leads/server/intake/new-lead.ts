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

/** All that makes a lead, before it is kept. */
export interface NewLead {
  form: FormRowKept;
  submission: LeadSubmission;
  sender: Sender;
  locale: Locale;
  facts: LeadFacts;
  routed: RoutedLead;
  /** By the key of their field. */
  files: ReadonlyMap<string, readonly { id: string }[]>;
  /** What the first product is called. */
  names: Partial<Record<Locale, string>> | undefined;
}

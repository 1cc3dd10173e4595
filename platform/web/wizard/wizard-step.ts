import type { ReactNode } from 'react';
import type { WizardProblem } from './wizard-state.ts';

/** Something that the last button makes: “1 QR code”, and what is to be known about it. */
export type WizardMade = { what: string; note?: ReactNode };

export type WizardLine = { label: string; value: ReactNode };

export type WizardStep<Draft> = {
  id: string;
  /** On the line and on the action bar, which names where it leads. */
  name: string;
  question: string;
  help?: ReactNode;
  content: (given: WizardContent) => ReactNode;
  /** Runs before the next step; empty when all is well. */
  check?: (draft: Draft) => readonly WizardProblem[] | Promise<readonly WizardProblem[]>;
  /** What was chosen here, for the panel and for the summary. */
  summary: (draft: Draft) => readonly WizardLine[];
  /** What of the draft is asked here: what the server refuses about it leads back to this step. */
  fields?: readonly string[];
  /** What the action bar says here, in the place of the state of the draft. */
  said?: ReactNode;
  /** What the button that leads on says, where the name of the next step is not enough: “Confirm 10 touchpoints”. */
  onward?: string;
  /** In the place of the usual panel. */
  panel?: ReactNode;
};

export type WizardContent = {
  /** The sentence for a field, if it stands in the way: goes into the field's `error`. */
  problemOf: (field: string) => ReactNode;
  /** Tells that a field was changed, so that its problem can go. */
  answered: (field: string) => void;
};

/** Makes what was drafted; what stood in the way of it after all is given back, each with its field. */
export type FinishWizard = () => Promise<readonly WizardProblem[] | undefined>;

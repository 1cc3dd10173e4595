import type { ReactNode } from 'react';
import type { WizardProblem } from './wizard-state.ts';

/** Something that the last button creates: “1 QR code”, with a note. */
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
  /** The answers of this step, for the panel and the summary. */
  summary: (draft: Draft) => readonly WizardLine[];
  /** Fields of the draft in this step; a server error about one leads back to this step. */
  fields?: readonly string[];
  /** Text in the action bar instead of the draft's state. */
  said?: ReactNode;
  /** Label of the next button, where the name of the next step is not enough: “Confirm 10 touchpoints”. */
  onward?: string;
  /** In the place of the usual panel. */
  panel?: ReactNode;
};

export type WizardContent = {
  /** The error message of a field, for the field's `error` prop. */
  problemOf: (field: string) => ReactNode;
  /** Reports that a field was changed, so that its error is cleared. */
  answered: (field: string) => void;
};

/** Creates the record; returns the errors by field if it is refused. */
export type FinishWizard = () => Promise<readonly WizardProblem[] | undefined>;

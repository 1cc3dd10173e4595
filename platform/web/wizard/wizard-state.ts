import type { ReactNode } from 'react';

/** An error that blocks the next step: the field and its message. */
export type WizardProblem = { field: string; message: ReactNode };

export type WizardState = {
  steps: readonly string[];
  current: number;
  /** The furthest step whose predecessors all passed; the user may jump up to it. */
  reached: number;
  /** Direction of the running check; null if none runs. */
  checking: 'next' | 'finish' | null;
  problems: readonly WizardProblem[];
};

export type WizardAction =
  | { type: 'check-started'; towards: 'next' | 'finish' }
  | { type: 'check-passed' }
  | { type: 'check-failed'; step: string; problems: readonly WizardProblem[] }
  | { type: 'check-broke' }
  | { type: 'went-back' }
  | { type: 'went-to'; step: string }
  | { type: 'resumed'; reached: number; step: string }
  | { type: 'answered'; field: string };

export function startWizard(steps: readonly string[]): WizardState {
  return { steps, current: 0, reached: 0, checking: null, problems: [] };
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'check-started':
      return state.checking ? state : { ...state, checking: action.towards, problems: [] };
    case 'check-passed':
      return state.checking === 'next'
        ? goTo(state, state.current + 1)
        : { ...state, checking: null };
    case 'check-failed': {
      if (state.checking === null) return state;
      const step = Math.min(state.steps.indexOf(action.step), state.reached);
      return { ...goTo(state, step), problems: action.problems };
    }
    case 'check-broke':
      return { ...state, checking: null };
    case 'went-back':
      return goTo(state, state.current - 1);
    case 'went-to': {
      const step = state.steps.indexOf(action.step);
      return step >= 0 && step <= state.reached ? goTo(state, step) : state;
    }
    case 'resumed': {
      const reached = clamp(action.reached, state);
      const step = state.steps.indexOf(action.step);
      return goTo({ ...state, reached }, step < 0 ? 0 : Math.min(step, reached));
    }
    case 'answered':
      return state.problems.some(({ field }) => field === action.field)
        ? { ...state, problems: state.problems.filter(({ field }) => field !== action.field) }
        : state;
  }
}

export function isLastStep(state: WizardState): boolean {
  return state.current === state.steps.length - 1;
}

export function currentStep(state: WizardState): string {
  return state.steps[state.current] ?? '';
}

/** Leaving a step aborts its running check, whose result would apply to the wrong step. */
function goTo(state: WizardState, step: number): WizardState {
  const current = clamp(step, state);
  return {
    ...state,
    current,
    reached: Math.max(state.reached, current),
    checking: null,
    problems: [],
  };
}

function clamp(step: number, { steps }: WizardState): number {
  return Math.min(Math.max(step, 0), steps.length - 1);
}

/** Something that the last button creates: “1 QR code”, with a note. */
export type WizardCreation = { what: string; note?: ReactNode };

export type WizardLine = { label: string; value: ReactNode };

export type WizardStep<Draft> = {
  id: string;
  /** Name of the step, in the line and in the action bar. */
  name: string;
  question: string;
  help?: ReactNode;
  content: (given: WizardContent) => ReactNode;
  /** Runs before the next step; returns no problems if the step is valid. */
  check?: (draft: Draft) => readonly WizardProblem[] | Promise<readonly WizardProblem[]>;
  /** Answers of this step, for the panel and the summary. */
  summary: (draft: Draft) => readonly WizardLine[];
  /** Fields of the draft in this step; a server error about one leads back to this step. */
  fields?: readonly string[];
  /** Text in the action bar instead of the draft's state. */
  said?: ReactNode;
  /** Label of the next button, where the name of the next step is not enough: “Confirm 10 touchpoints”. */
  onward?: string;
  /** Replaces the default panel. */
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

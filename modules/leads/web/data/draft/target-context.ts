import { createContext, use, useEffect } from 'react';

/** A place of the draft that the reader is led to; asked for twice, it is another target. */
export interface Target {
  path: string;
}

export const TargetContext = createContext<{
  target: Target | null;
  /** Opens the place and puts the focus there. */
  goTo: (path: string) => void;
  /** Opens the place beside what the reader is doing: the focus stays. */
  show: (path: string) => void;
}>({ target: null, goTo: () => {}, show: () => {} });

export function useGoTo(): (path: string) => void {
  return use(TargetContext).goTo;
}

export function useShowPlace(): (path: string) => void {
  return use(TargetContext).show;
}

/** A section that folds or filters opens what the target lies in. */
export function useTarget(open: (path: string) => void): void {
  const { target } = use(TargetContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target
  useEffect(() => {
    if (target) open(target.path);
  }, [target]);
}

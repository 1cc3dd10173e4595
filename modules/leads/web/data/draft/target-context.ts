import { createContext, use, useEffect } from 'react';

/** A place in the draft to navigate to; each request is a new object, so that the same path works twice. */
export interface Target {
  path: string;
}

export const TargetContext = createContext<{
  target: Target | null;
  /** Opens the place and puts the focus there. */
  goTo: (path: string) => void;
  /** Opens the place without moving the focus. */
  show: (path: string) => void;
}>({ target: null, goTo: () => {}, show: () => {} });

export function useGoTo(): (path: string) => void {
  return use(TargetContext).goTo;
}

export function useShowPlace(): (path: string) => void {
  return use(TargetContext).show;
}

/** Lets a section expand or unfilter the element that contains the target. */
export function useTarget(open: (path: string) => void): void {
  const { target } = use(TargetContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target
  useEffect(() => {
    if (target) open(target.path);
  }, [target]);
}

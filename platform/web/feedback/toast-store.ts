import type { ReactNode } from 'react';
import { ALERT_TIMEOUT_MS } from '#platform/contract/limits.ts';

export interface ToastRequest {
  text: ReactNode;
  tone?: 'done' | 'bad';
  action?: { label: ReactNode; onClick: () => void };
  /** The subject of the toast: a later toast about it replaces this one. */
  about?: string;
  /** How long the toast stays, if its action is available longer than usual. */
  stayMs?: number;
}

export interface Toast extends ToastRequest {
  id: number;
  tone: 'done' | 'bad';
}

/** An error with an action stays until the user takes or dismisses it [GEN-07]. */
function staysUntilDismissed(toast: Toast): boolean {
  return toast.tone === 'bad' && toast.action !== undefined;
}

export interface ToastStore {
  show: (request: ToastRequest) => () => void;
  dismiss: (id: number) => void;
  /** Pauses the timeout while the user hovers over or focuses a toast. */
  hold: (id: number) => void;
  release: (id: number) => void;
  all: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const hold = (id: number) => {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
  };
  const dismiss = (id: number) => {
    hold(id);
    change(toasts.filter((toast) => toast.id !== id));
  };
  const release = (id: number) => {
    const toast = toasts.find((candidate) => candidate.id === id);
    if (!toast || staysUntilDismissed(toast)) return;
    hold(id);
    clocks.set(
      id,
      setTimeout(() => dismiss(id), Math.max(ALERT_TIMEOUT_MS, toast.stayMs ?? 0)),
    );
  };

  return {
    show(request) {
      lastId += 1;
      const id = lastId;
      const toast = { ...request, id, tone: request.tone ?? 'done' };
      const earlier = toasts.find(({ about }) => about !== undefined && about === toast.about);
      if (earlier) hold(earlier.id);
      change(earlier ? toasts.map((one) => (one === earlier ? toast : one)) : [...toasts, toast]);
      release(id);
      return () => dismiss(id);
    },
    dismiss,
    hold,
    release,
    all: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One store for the page, because a job may end after its screen has closed. */
export const toastStore = createToastStore();

/** Usage: `showToast({ text: t('…'), action: { label: t('…undo'), onClick } })`. Returns a function that removes the toast. */
export const showToast = toastStore.show;

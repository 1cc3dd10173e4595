import { expect, test, vi } from 'vitest';
import { createSessionWatch } from './session-watch.ts';

function twoTabs() {
  const tabs: { onmessage: ((message: { data: unknown }) => void) | null }[] = [];
  const open = () => {
    const tab = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of tabs) if (other !== tab) other.onmessage?.({ data });
      },
    };
    tabs.push(tab);
    return tab as unknown as BroadcastChannel;
  };
  return [createSessionWatch(open), createSessionWatch(open)] as const;
}

test('signing out in one tab is followed by the others [SES-05]', () => {
  const [here, there] = twoTabs();
  const listener = vi.fn();
  there.onEnd(listener);
  here.begin();
  there.begin();
  here.end('left');
  expect(listener).toHaveBeenCalledExactlyOnceWith('left');
  expect(there.isSignedIn()).toBe(false);
});

test('ten failing calls report the end of the session once [SES-04]', () => {
  const [here] = twoTabs();
  const listener = vi.fn();
  here.onEnd(listener);
  here.begin();
  for (let call = 0; call < 10; call += 1) here.end('expired');
  expect(listener).toHaveBeenCalledOnce();
});

test('a visitor who was never signed in gets no message about an ended session', () => {
  const [here] = twoTabs();
  const listener = vi.fn();
  here.onEnd(listener);
  here.end('expired');
  expect(listener).not.toHaveBeenCalled();
});

test('passing the session on to another user ends it in the other tabs, but not in this one [SUP-04]', () => {
  const [here, there] = twoTabs();
  const listenerHere = vi.fn();
  const listenerThere = vi.fn();
  here.onEnd(listenerHere);
  there.onEnd(listenerThere);
  here.begin();
  there.begin();
  here.passOn();
  here.end('expired');
  expect(listenerThere).toHaveBeenCalledExactlyOnceWith('passed-on');
  expect(listenerHere).not.toHaveBeenCalled();
});

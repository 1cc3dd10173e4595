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
  const heard = vi.fn();
  there.onEnd(heard);
  here.begin();
  there.begin();
  here.end('left');
  expect(heard).toHaveBeenCalledExactlyOnceWith('left');
  expect(there.isSignedIn()).toBe(false);
});

test('ten failing calls tell the end of the session once [SES-04]', () => {
  const [here] = twoTabs();
  const heard = vi.fn();
  here.onEnd(heard);
  here.begin();
  for (let call = 0; call < 10; call += 1) here.end('expired');
  expect(heard).toHaveBeenCalledOnce();
});

test('who was never signed in is not told that a session ended', () => {
  const [here] = twoTabs();
  const heard = vi.fn();
  here.onEnd(heard);
  here.end('expired');
  expect(heard).not.toHaveBeenCalled();
});

test('when somebody else goes on in this browser the other tabs begin anew, and this one decides for itself [SUP-04]', () => {
  const [here, there] = twoTabs();
  const heardHere = vi.fn();
  const heardThere = vi.fn();
  here.onEnd(heardHere);
  there.onEnd(heardThere);
  here.begin();
  there.begin();
  here.passOn();
  here.end('expired');
  expect(heardThere).toHaveBeenCalledExactlyOnceWith('passed-on');
  expect(heardHere).not.toHaveBeenCalled();
});

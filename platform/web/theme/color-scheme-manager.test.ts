import { expect, test, vi } from 'vitest';
import { colorSchemeManager } from './theme-provider.tsx';

function browser(stored: Record<string, string> = {}) {
  const store = new Map(Object.entries(stored));
  const listeners = new Set<(event: Partial<StorageEvent>) => void>();
  const window = {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  } as unknown as Window;
  return {
    window,
    store,
    tell(event: Partial<StorageEvent>) {
      for (const listener of listeners) listener(event);
    },
  };
}

test('without a choice the theme is light, and nothing is stored', () => {
  const { window, store } = browser();
  expect(colorSchemeManager(window).get('light')).toBe('light');
  expect(store.size).toBe(0);
});

test('only the dark theme is stored in local storage [GEN-04]', () => {
  const { window, store } = browser();
  const manager = colorSchemeManager(window);
  manager.set('dark');
  expect(Object.fromEntries(store)).toEqual({ 'comptoir-theme': 'dark' });
  expect(manager.get('light')).toBe('dark');
  manager.set('light');
  expect(store.size).toBe(0);
});

test('a theme change in another tab is applied here until the manager unsubscribes', () => {
  const { window, tell } = browser();
  const manager = colorSchemeManager(window);
  const onChange = vi.fn();
  manager.subscribe(onChange);
  tell({ key: 'comptoir-theme', newValue: 'dark' });
  tell({ key: 'comptoir-theme', newValue: null });
  tell({ key: 'something-else', newValue: 'dark' });
  manager.unsubscribe();
  tell({ key: 'comptoir-theme', newValue: 'dark' });
  expect(onChange.mock.calls).toEqual([['dark'], ['light']]);
});

test('a browser that refuses storage is light and does not fail', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('refused', 'SecurityError');
    },
  } as unknown as Window;
  const manager = colorSchemeManager(refusing);
  manager.set('dark');
  expect(manager.get('light')).toBe('light');
});

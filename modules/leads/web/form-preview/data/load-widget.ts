const WAITED_MS = 10_000;
const loads = new Map<string, Promise<void>>();

/** Loads the widget script once per page; a custom element can be defined only once. */
export function loadWidget(path: string): Promise<void> {
  if (customElements.get('comptoir-form')) return Promise.resolve();
  const before = loads.get(path);
  if (before) return before;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = path;
    script.async = true;
    script.onerror = () => reject(new Error(`${path} did not load`));
    const clock = setTimeout(() => reject(new Error(`${path} defined nothing`)), WAITED_MS);
    void customElements.whenDefined('comptoir-form').then(() => {
      clearTimeout(clock);
      resolve();
    });
    document.head.append(script);
  });
  // A load that failed can be tried again.
  load.catch(() => loads.delete(path));
  loads.set(path, load);
  return load;
}

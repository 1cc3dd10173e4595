/** Calls `take` as soon as the element exists, because a step may load code or data first. */
export function whenThere(
  place: HTMLElement,
  selector: string,
  take: (found: HTMLElement) => void,
): () => void {
  const look = () => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) return;
    observer.disconnect();
    take(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

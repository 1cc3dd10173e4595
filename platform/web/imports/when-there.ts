/** Hands over what is looked for as soon as it stands there: a step may be fetched first, or ask the server. */
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

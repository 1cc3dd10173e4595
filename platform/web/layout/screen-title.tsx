import { createContext, type ReactNode, use } from 'react';

const TitleLevel = createContext<1 | 3>(1);

/** On a page that shows screens as examples, their titles have a lower heading level. */
export function ExampleTitles({ children }: { children: ReactNode }) {
  return <TitleLevel value={3}>{children}</TitleLevel>;
}

/** The one h1 of a screen. */
export function ScreenTitle({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const Heading = use(TitleLevel) === 1 ? 'h1' : 'h3';
  return <Heading className={className}>{children}</Heading>;
}

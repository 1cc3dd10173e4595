import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SuiteModule } from '#platform/contract/navigation.ts';

/** A module opens by its product: in this suite, or at an address outside of it [GEN-05]. */
export interface ModuleNavigationItem {
  module: SuiteModule;
  name: string;
  address: string;
  isOutside: boolean;
  /** The module has no screens here, only a page that says that its address is not set. */
  isUnset: boolean;
}

export function ModuleLink({
  word,
  isCurrent,
  className,
  onClick,
  children,
}: {
  word: ModuleNavigationItem;
  isCurrent: boolean;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}) {
  const shared = {
    className,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick,
  };
  return word.isOutside ? (
    <a href={word.address} {...shared}>
      {children}
    </a>
  ) : (
    <Link to={word.address} {...shared}>
      {children}
    </Link>
  );
}

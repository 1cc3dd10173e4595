import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { opensHere, type SuiteModule } from '#platform/contract/navigation.ts';
import { AddressNotSet } from './address-not-set.tsx';
import { NoScreenAccess } from './no-screen-access.tsx';

/** A module without a screen here: the user has no access, or the address of its product is not set. */
export function ModuleEntrance({ module }: { module: SuiteModule }) {
  const { clientId = '' } = useParams({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(clientId));
  const given = session.modules.find((one) => one.module === module);
  if (!given || opensHere(given)) return <NoScreenAccess />;
  return <AddressNotSet module={module} product={given.product} />;
}

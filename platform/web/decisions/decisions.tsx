import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { DecisionRow } from './decision-row.tsx';
import { useDecisions, useSuiteDecisions } from './use-decisions.ts';

/** The decisions of a module at the current client, beside or below the title of its first screen [BEY-09]. */
export function ModuleDecisions({
  module,
  calm,
  records,
  onlyUrgent = false,
  shownElsewhere,
}: {
  module: string;
  /** The sentence when there is nothing to decide; each module has its own. */
  calm: string;
  /** Kinds of records whose changes by other users reload the decisions. */
  records?: readonly string[];
  /** For a screen whose tabs count the others already. */
  onlyUrgent?: boolean;
  /** Texts of decisions that the screen itself counts, as a tab does. */
  shownElsewhere?: readonly string[];
}) {
  const { id: clientId } = useCurrentClient();
  const decisions = useDecisions({ clientId, module }, records);
  return (
    <DecisionRow
      {...decisions}
      calm={calm}
      onlyUrgent={onlyUrgent}
      shownElsewhere={shownElsewhere}
      addressOf={(path) => clientAddress(clientId, path)}
    />
  );
}

/** The decisions of super admins, below the title of their first screen [BEY-09]. */
export function SuiteDecisions({ calm }: { calm: string }) {
  return <DecisionRow {...useSuiteDecisions()} calm={calm} addressOf={(path) => `/${path}`} />;
}

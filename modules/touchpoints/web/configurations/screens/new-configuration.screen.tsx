import { ConfigurationsPage } from '../components/configurations-page.tsx';

/** A configuration that is not there yet. */
export default function NewConfigurationScreen() {
  return <ConfigurationsPage asked={null} />;
}

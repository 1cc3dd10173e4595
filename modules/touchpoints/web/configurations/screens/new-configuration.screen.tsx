import { ConfigurationsPage } from '../components/configurations-page.tsx';

/** Creates a configuration. */
export default function NewConfigurationScreen() {
  return <ConfigurationsPage requested={null} />;
}

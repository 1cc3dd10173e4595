import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Light or dark; the browser stores the choice [GEN-04]. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      aria-label={t('platform:shell.theme')}
      value={colorScheme === 'dark' ? 'dark' : 'light'}
      onChange={(scheme) => setColorScheme(scheme === 'dark' ? 'dark' : 'light')}
      data={[
        { value: 'light', label: t('platform:shell.light') },
        { value: 'dark', label: t('platform:shell.dark') },
      ]}
    />
  );
}

import { createTheme } from '@mantine/core';
import { componentDefaults } from './component-defaults.ts';
import { palette } from './palette.ts';

const FONT = 'var(--c-font)';

export const theme = createTheme({
  colors: palette,
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  autoContrast: true,
  black: '#17201c',
  white: '#ffffff',
  fontFamily: FONT,
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '18px', xl: '28px' },
  lineHeights: { xs: '1.33', sm: '1.54', md: '1.43', lg: '1.33', xl: '1.21' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--c-shadow-1)',
    sm: 'var(--c-shadow-2)',
    md: 'var(--c-shadow-2)',
    lg: 'var(--c-shadow-3)',
    xl: 'var(--c-shadow-3)',
  },
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '80em', xl: '120em' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '18px', lineHeight: '24px' },
      h2: { fontSize: '14px', lineHeight: '20px' },
      h3: { fontSize: '13px', lineHeight: '20px' },
      h4: { fontSize: '13px', lineHeight: '20px' },
      h5: { fontSize: '13px', lineHeight: '20px' },
      h6: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusClassName: 'comptoir-focus',
  activeClassName: '',
  components: componentDefaults,
});

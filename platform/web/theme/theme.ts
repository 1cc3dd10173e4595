import {
  createTheme,
  type MantineColorsTuple,
  type MantineThemeComponents,
  virtualColor,
} from '@mantine/core';
import button from './mantine/button.module.css';
import choice from './mantine/choice.module.css';
import dialog from './mantine/dialog.module.css';
import floating from './mantine/floating.module.css';
import input from './mantine/input.module.css';
import progress from './mantine/progress.module.css';
import segmented from './mantine/segmented.module.css';

const comboboxClasses = {
  dropdown: floating.dropdown,
  option: floating.option,
  empty: floating.empty,
};

const boxClasses = {
  inner: choice.inner,
  body: choice.body,
  label: choice.label,
  description: choice.description,
  error: choice.error,
  icon: choice.icon,
};

/** global.css locks scrolling: Mantine's own way writes a style element, which the CSP forbids. */
const dialogDefaults = {
  lockScroll: false,
  radius: 'md',
  transitionProps: { duration: 120 },
};

/**
 * Keyed by Mantine's component names without importing them, so that a component is downloaded only where it is used.
 */
const componentDefaults: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm', variant: 'filled' },
    classNames: {
      root: button.button,
      section: button.section,
      loader: button.loader,
      label: button.label,
    },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', size: 'md' },
    classNames: { root: button.iconButton },
  },
  Input: { classNames: { wrapper: input.wrapper, input: input.input, section: input.section } },
  Pill: { classNames: { root: input.pill } },
  PillsInputField: { classNames: { field: input.pillsField } },
  InputWrapper: {
    classNames: {
      label: input.label,
      required: input.required,
      description: input.description,
      error: input.error,
    },
  },
  Checkbox: {
    defaultProps: { radius: 'xs' },
    classNames: { root: choice.checkbox, input: choice.box, ...boxClasses },
  },
  Radio: { classNames: { root: choice.radio, radio: choice.box, ...boxClasses } },
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: {
      root: choice.switch,
      track: choice.track,
      thumb: choice.thumb,
      body: choice.body,
      label: choice.label,
      description: choice.description,
      error: choice.error,
    },
  },
  Select: { classNames: comboboxClasses },
  MultiSelect: { classNames: comboboxClasses },
  Combobox: { classNames: comboboxClasses },
  Popover: { classNames: { dropdown: floating.dropdown } },
  Menu: {
    defaultProps: { offset: 6, transitionProps: { duration: 120 } },
    classNames: {
      dropdown: floating.dropdown,
      item: floating.item,
      itemLabel: floating.itemLabel,
      itemSection: floating.itemSection,
      label: floating.menuLabel,
      divider: floating.divider,
    },
  },
  Tooltip: {
    defaultProps: { openDelay: 400, transitionProps: { duration: 120 } },
    classNames: { tooltip: floating.tooltip },
  },
  SegmentedControl: {
    defaultProps: { withItemsBorders: false },
    classNames: {
      root: segmented.root,
      indicator: segmented.indicator,
      label: segmented.label,
    },
  },
  Modal: {
    defaultProps: { ...dialogDefaults, size: 480 },
    classNames: {
      root: dialog.root,
      inner: dialog.inner,
      overlay: dialog.overlay,
      content: dialog.content,
      header: dialog.header,
      title: dialog.title,
      body: dialog.body,
    },
  },
  Drawer: { defaultProps: dialogDefaults, classNames: { overlay: dialog.overlay } },
  Progress: { classNames: { root: progress.root, section: progress.section } },
};

/**
 * Mantine uses shade 8 of a colour in the light theme and shade 1 in the dark one. These two are the fills of visual.md; the
 * others interpolate between them.
 */
export const palette = {
  ink: virtualColor({ name: 'ink', light: 'bottle', dark: 'bone' }),
  bottle: tuple('#edf3f0 #d6e3dc #b3cbc0 #8db0a1 #679484 #467e72 #33614f #24493c #17352b #21473a'),
  bone: tuple('#faf8f2 #e6e3d8 #f4f1e8 #d6d2c4 #c4bfae #afa997 #948e7c #787264 #5b574c #3f3c35'),
  brass: tuple('#faf2df #d8a347 #e0b25e #d3a351 #c9953f #c08a2c #b88221 #b47e1d #b07a1a #805206'),
  gray: tuple('#f6f5f1 #efede7 #e4e1d9 #d8d4ca #cbc7bc #a9a79c #8b8a80 #656d68 #4e5752 #17201c'),
  dark: tuple('#e9ece7 #a8b1ab #8b958f #6e7973 #3a443f #262d2a #1c2320 #141917 #0e1211 #0b0e0d'),
  purple: tuple('#f2ecfa #c096fa #c6abf2 #b78ae6 #a973de #9a5bd6 #8850c4 #774ab4 #6a3ba6 #2a2140'),
  blue: tuple('#e7f0fb #3f76c4 #93c0f7 #6b9fe0 #4c86cf #2f6cb8 #2463b0 #205faa #1c5ca8 #16293f'),
  green: tuple('#e4f3ea #6cdda4 #84d3a6 #55bd87 #3bae76 #21a06a #1f8f5f #1c7c50 #1a6a42 #12301f'),
  red: tuple('#fbeae8 #bf4036 #f5a69d #e07a70 #d35f54 #c9483e #bc382d #b42f24 #ae2a20 #331a17'),
};

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
  fontWeights: { medium: '500' },
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

function tuple(shades: string): MantineColorsTuple {
  return shades.split(' ') as unknown as MantineColorsTuple;
}

import type { MantineThemeComponents } from '@mantine/core';
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
/** Scrolling is held by global.css: Mantine's own way writes a style element, which the CSP refuses. */
const dialogDefaults = {
  lockScroll: false,
  radius: 'md',
  transitionProps: { duration: 120 },
};

/**
 * Keyed by Mantine's component names without importing them, so that a component is downloaded only where it is used.
 */
export const componentDefaults: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm', variant: 'filled' },
    classNames: { root: button.button, section: button.section, loader: button.loader },
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

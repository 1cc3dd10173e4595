import type { Device } from '#modules/touchpoints/contract/statistics.ts';

export const DEVICE_NAMES = {
  iphone: 'touchpoints:device.iphone',
  android: 'touchpoints:device.android',
  tablet: 'touchpoints:device.tablet',
  computer: 'touchpoints:device.computer',
  other: 'touchpoints:device.other',
} as const satisfies Record<Device, string>;

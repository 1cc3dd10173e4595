/** Enough for users to recognise their own devices. The header itself is not stored. */
export interface DeviceDescription {
  browser: string | null;
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet';
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** No browser sends more, and the expressions above are slow on longer input. */
const HEADER_READ = 500;

export function describeUserAgent(userAgent: string): DeviceDescription {
  const header = userAgent.slice(0, HEADER_READ);
  const nameOf = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(header))?.[1] ?? null;
  const system = nameOf(SYSTEMS);
  const tablet = system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(header));
  const phone = system === 'iPhone' || (system === 'Android' && !tablet);
  return {
    browser: nameOf(BROWSERS),
    system,
    device: tablet ? 'tablet' : phone ? 'phone' : 'desktop',
  };
}

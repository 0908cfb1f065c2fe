/**
 * Browsers in matching order: a browser whose User-Agent also names another browser comes before that other
 * browser. A member recognizes a device by these names. Parsers such as ua-parser-js (AGPL since version 2)
 * also read versions and models, with hundreds of expressions that a hostile header would have to be matched
 * against.
 */
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
]

function named(table: [string, RegExp][], text: string): string | undefined {
  return table.find(([, mark]) => mark.test(text))?.[0]
}

/** Returns `Chrome, Android` for a User-Agent, the product name for other programs, or an empty string. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 512)
  const browser = named(BROWSERS, text) ?? /^[\w.-]{1,40}/.exec(text)?.[0]
  return [browser, named(SYSTEMS, text)].filter((part) => part !== undefined).join(', ')
}

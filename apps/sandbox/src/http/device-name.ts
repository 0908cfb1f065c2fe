/**
 * Browsers in the order in which they are looked for. The User-Agent of a browser may also contain names of other
 * browsers: that of Edge contains `Chrome` and `Safari`, so Edge must precede these two in this list.
 *
 * A member recognizes a device by these names. Parsers such as ua-parser-js (AGPL since version 2) also recognize
 * versions and models, but with hundreds of regular expressions, which a malicious header could exploit.
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

/**
 * Returns the browser and system of a User-Agent, such as `Chrome, Android`. For other programs, returns the product
 * name; for an empty header, an empty string.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 512)
  const browser = named(BROWSERS, text) ?? /^[\w.-]{1,40}/.exec(text)?.[0]
  return [browser, named(SYSTEMS, text)].filter((part) => part !== undefined).join(', ')
}

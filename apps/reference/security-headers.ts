/** Origins of an API that runs on the developer's machine. */
export const local = ['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`])

/**
 * Returns the headers that an operator should send with every file of the built site. The site needs no
 * inline script or style, no eval, and no HTML strings (Trusted Types). `api` lists the origins of the API
 * and the stream. `partners` lists the origins whose pages may show this file in a frame: the registered
 * partners for `/elements/frame.html`, none for other files. If every API origin uses https,
 * Strict-Transport-Security is sent as well.
 */
export const securityHeaders = (
  api: readonly string[],
  partners: readonly string[] = [],
): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    // The operator's logo and other pictures can be on any HTTPS host, because the API returns their addresses.
    "img-src 'self' data: https:",
    // The videos of the help center can also be on any HTTPS host, because the API returns their addresses.
    "media-src 'self' https:",
    `connect-src 'self' ${api.join(' ')}`,
    // The frames on partners' pages have no web app manifest, so they need no directive `manifest-src`. WebKitGTK does
    // not know the directive and would write an error to the console.
    ...(partners.length > 0 ? [] : ["manifest-src 'self'"]),
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${partners.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    // The only Trusted Types policy returns the address of a worker: the site's service worker, or the shared worker of
    // the frames on partners' pages.
    `trusted-types ${partners.length > 0 ? 'stream-worker' : 'service-worker'}`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A page of another origin that opens the site in a window gets no access to that window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(api.every((origin) => /^(https|wss):/.test(origin))
    ? { 'Strict-Transport-Security': 'max-age=31536000' }
    : {}),
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
})

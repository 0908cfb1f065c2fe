/**
 * The headers that an operator should send with every file of the built site. The site needs no inline script or
 * style, no eval, and no HTML strings (Trusted Types). `api` lists the origins of the API and the stream.
 */
export const securityHeaders = (api: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    // The logo of the operator, and pictures that the API names.
    "img-src 'self' data: https:",
    `connect-src 'self' ${api.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
})

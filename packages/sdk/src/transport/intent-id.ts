/** A fresh id for one intent (32 hex digits). Make it when the member decides, keep it until the outcome is known. */
export function intentId(): string {
  // Not randomUUID: that exists on secure pages only, and a plain-http host on a local network needs ids too.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

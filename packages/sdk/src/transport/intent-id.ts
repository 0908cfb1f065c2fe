/**
 * Returns a new id for one intent (32 hex digits). Create it when the member confirms, and keep it until the
 * outcome is known.
 */
export function intentId(): string {
  // randomUUID exists on secure pages only, but a plain-http host on a local network needs ids too.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

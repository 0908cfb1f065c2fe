/**
 * Returns a new id (32 hex digits) for one intent, that is, a write that the member confirms. Create it when the member
 * confirms, and keep it until the outcome is known.
 */
export function intentId(): string {
  // `randomUUID` exists only on https and localhost, but a host page in a local network may use plain http. So the id
  // is made of random bytes.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A fresh id for one intent (36 characters). Make it when the member decides, keep it until the outcome is known. */
export function intentId(): string {
  // randomUUID exists on secure pages only; a plain-http host on a local network still needs ids.
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

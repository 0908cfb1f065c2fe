/**
 * Returns the address of the stream: `/ws` under the base address, with ws or wss instead of http or https.
 * Returns null if the base address is relative and there is no page to resolve it against.
 */
export function streamUrl(baseUrl: string): string | null {
  const { location }: { location?: Location } = globalThis
  try {
    return new URL(`${baseUrl}/ws`, location?.href).href.replace(/^http/, 'ws')
  } catch {
    return null
  }
}

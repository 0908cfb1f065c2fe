/** Where this document stands, as the browser says (not in every browser). */
const nearestOrigin = (): string | undefined => location.ancestorOrigins?.[0]

/**
 * Waits for the page around the frame to hand over the one port, and returns it with that page's origin. Only the parent is heard, only once, and only a page
 * with an origin: who may be that page at all is decided by `frame-ancestors` of the server.
 */
export function greet(onPort: (port: MessagePort, host: string) => void): void {
  if (window.parent === window) return
  const hear = ({ source, origin, data, ports }: MessageEvent) => {
    const [port] = ports
    if (source !== window.parent || data !== 'bourselet:1' || !port || ports.length > 1) return
    if (!/^https?:\/\//.test(origin) || (nearestOrigin() ?? origin) !== origin) return
    window.removeEventListener('message', hear)
    onPort(port, origin)
  }
  window.addEventListener('message', hear)
}

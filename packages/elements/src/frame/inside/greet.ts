/** Returns the origin of the parent page as the browser reports it; undefined if the browser does not report it. */
const nearestOrigin = (): string | undefined => location.ancestorOrigins?.[0]

/**
 * Waits until the parent page sends its message port, and calls `onPort` with the port and the origin of that
 * page. It accepts one message, only from the parent, and only from an http(s) origin. The server decides by
 * `frame-ancestors` which pages may embed the frame. `reportedOrigin` returns the parent's origin as reported by
 * the browser.
 */
export function greet(
  onPort: (port: MessagePort, host: string) => void,
  reportedOrigin: () => string | undefined = nearestOrigin,
): void {
  if (window.parent === window) return
  // The frame's element has the referrer policy `no-referrer`. With this policy, Firefox reports the text `null`
  // instead of the origin. This text is treated as if the browser had reported nothing.
  const parentOrigin = () => {
    const reported = reportedOrigin()
    return reported === 'null' ? undefined : reported
  }
  const onMessage = ({ source, origin, data, ports }: MessageEvent) => {
    const [port] = ports
    if (source !== window.parent || data !== 'bourselet:1' || !port || ports.length > 1) return
    if (!/^https?:\/\//.test(origin) || (parentOrigin() ?? origin) !== origin) return
    window.removeEventListener('message', onMessage)
    onPort(port, origin)
  }
  window.addEventListener('message', onMessage)
}

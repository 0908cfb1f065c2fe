import { request } from 'node:http'

/**
 * Sends a POST request over a real connection. Cuts the connection as soon as the request has been sent (`sent`) or the
 * answer begins (`answered`). Resolves when the connection is closed.
 */
export function loseAnswer(
  url: string,
  body: object,
  headers: Record<string, string>,
  when: 'sent' | 'answered',
): Promise<void> {
  return new Promise((gone) => {
    const sending = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      agent: false,
    })
    sending.on('error', () => {})
    sending.on('close', gone)
    sending.on('response', (response) => response.destroy())
    if (when === 'sent') sending.on('finish', () => setImmediate(() => sending.destroy()))
    sending.end(JSON.stringify(body))
  })
}

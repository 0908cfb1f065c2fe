import type { Data, Fetch, Request } from '@bourselet/sdk'
import type { BourseletClient } from '../provider/client.ts'

const TIMEOUT_MS = 120_000

export type FileToSend = {
  file: Blob
  /** File name that is sent to the server. The name is never shown, but its extension must fit the content. */
  name: string
  scene: Request<'site.upload'>['scene']
  /** Called with the progress of the upload, from 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  timeoutMs?: number
}

/** Uploads a file by `site.upload`, and also reports the progress. */
export function sendFile(
  sdk: BourseletClient,
  { file, name, scene, onProgress, signal, timeoutMs = TIMEOUT_MS }: FileToSend,
): Promise<Data<'site.upload'>> {
  const named = new File([file], name, { type: file.type })
  // Without a limit of its own, the attempt would end at the limit of the client, which is chosen for small requests.
  const limits = { timeoutMs, attemptTimeoutMs: timeoutMs, ...(signal ? { signal } : {}) }
  return sdk.site.upload({ scene, file: named }, { ...limits, fetch: uploadBy(onProgress) })
}

/**
 * Returns a function with the shape of `fetch` that reports the progress of an upload, which `fetch` cannot report.
 * XMLHttpRequest always follows redirects, but the SDK requests `redirect: 'manual'`. If another address has answered,
 * the function therefore returns an answer with status 0, as `fetch` does for a redirect, and the SDK refuses it.
 */
const uploadBy =
  (onProgress: FileToSend['onProgress']): Fetch =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      signal?.addEventListener('abort', abort, { once: true })
      request.onloadend = () => signal?.removeEventListener('abort', abort)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress?.(Math.floor((loaded / total) * 100))
      request.onload = () => {
        const isRedirected = request.responseURL !== new URL(url, document.baseURI).href
        resolve(isRedirected ? Response.error() : responseOf(request))
      }
      request.onerror = request.onabort = () => reject(new TypeError('Upload failed'))
      request.open(method ?? 'POST', url)
      for (const [header, value] of new Headers(headers)) request.setRequestHeader(header, value)
      request.send(body as FormData)
    })

/** Converts a finished XMLHttpRequest to a Response. Keeps its headers, such as `Retry-After`. */
function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line) => line.split(': ', 2) as [string, string])
  return new Response(request.responseText || null, { status: request.status, headers })
}

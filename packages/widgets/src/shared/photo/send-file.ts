import { type Data, RefusedError, type Request, SignedOutError, TransportError } from '@bourselet/sdk'
import type { BourseletClient } from '../provider/client.ts'

const TIMEOUT_MS = 120_000
const TOKEN_INVALID = 4001

export type FileToSend = {
  file: Blob
  /** File name that is sent to the server. The name is never shown, but its extension must fit the content. */
  name: string
  scene: Request<'site.upload'>['scene']
  locale: string
  /** Called with the progress of the upload, from 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  timeoutMs?: number
}

type Envelope = {
  code?: number
  info?: string
  data?: { error?: string; field?: string; fields?: Record<string, string>; params?: Record<string, unknown> }
}

/**
 * Uploads a file like `site.upload`, and also reports the progress, which `fetch` cannot report. The upload
 * sends the same headers, runs the same hook before the write, and throws the same errors as the SDK.
 */
export async function sendFile(sdk: BourseletClient, sending: FileToSend): Promise<Data<'site.upload'>> {
  await sdk.beforeWrite('site.upload')
  const text = await post(sdk, sending)
  const { code, info = '', data } = parse(text)
  if (code === 1) return data as unknown as Data<'site.upload'>
  if (code === TOKEN_INVALID) {
    // The server no longer accepts the session token, but an upload without the SDK does not sign the member out. So
    // this function calls `kyc.status` through the SDK, which fails for the same reason. The SDK then signs the member
    // out, unless another token has replaced the refused one.
    await sdk.kyc.status().catch(() => undefined)
    throw new SignedOutError('TOKEN_INVALID', info, { code })
  }
  if (typeof code !== 'number') throw new TransportError('BAD_ANSWER')
  const { error = 'FAILED', field, fields, params = {} } = data ?? {}
  throw new RefusedError(error, info, { code, field, fields, params })
}

function post(sdk: BourseletClient, sending: FileToSend): Promise<string> {
  const { file, name, scene, signal, onProgress, timeoutMs = TIMEOUT_MS } = sending
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new TransportError('ABORTED'))
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress?.(Math.floor((loaded / total) * 100))
    request.onload = () => resolve(request.responseText)
    request.onerror = () => reject(new TransportError('NETWORK'))
    request.ontimeout = () => reject(new TransportError('TIMEOUT'))
    request.onabort = () => reject(new TransportError('ABORTED'))
    request.open('POST', `${sdk.baseUrl}/data/api.upload/file`)
    request.timeout = timeoutMs
    for (const [header, value] of headersOf(sdk, sending.locale)) request.setRequestHeader(header, value)
    const form = new FormData()
    form.append('scene', scene)
    form.append('file', file, name)
    request.send(form)
  })
}

function headersOf(sdk: BourseletClient, locale: string): [string, string][] {
  const token = sdk.token.get()
  // The XSRF cookie of the page may be sent only to the page's own origin.
  const isOwn = new URL(sdk.baseUrl, location.href).origin === location.origin
  const xsrf = isOwn ? /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] : undefined
  return [
    ['Accept', 'application/json'],
    ['Accept-Language', locale],
    ['api-name', 'wap'],
    ...(token ? [['Api-Token', token] as [string, string]] : []),
    ...(xsrf ? [['X-XSRF-TOKEN', decodeURIComponent(xsrf)] as [string, string]] : []),
  ]
}

function parse(text: string): Envelope {
  try {
    return (JSON.parse(text) as Envelope | null) ?? {}
  } catch {
    return {}
  }
}

/** The HTTP answer to a request, not yet interpreted. */
export interface RawAnswer {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined if it is not JSON. */
  body: unknown
}

/** The envelope: the body of every answer to a call. */
export interface Envelope {
  code: number
  info: string
  data: unknown
}

/** An error for a request that received no answer. */
export class NoAnswer extends Error {}

export interface RawRequest {
  url: string
  method: 'GET' | 'POST' | 'OPTIONS'
  headers: Record<string, string>
  body?: string | FormData
}

/** Sends one request. Throws NoAnswer if no answer arrives within the time limit. */
export async function sendRaw(
  { url, method, headers, body }: RawRequest,
  timeoutMs: number,
): Promise<RawAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  } catch (error) {
    throw new NoAnswer(reasonOf(error, timeoutMs))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if ((error as Error).name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  return cause?.code ?? cause?.message ?? (error as Error).message
}

/** Returns the body of an answer as an envelope; undefined if the body is no envelope. */
export function envelopeOf({ body }: RawAnswer): Envelope | undefined {
  const given = body as Partial<Envelope> | null | undefined
  const isEnvelope =
    typeof given === 'object' &&
    given !== null &&
    typeof given.code === 'number' &&
    typeof given.info === 'string' &&
    'data' in given
  return isEnvelope ? (given as Envelope) : undefined
}

import type { Scope } from '../../tag.ts'

/** The operator's answer to the request of a frame: the granted scopes, or a refusal. */
export type Answer =
  | { scopes: readonly Scope[] }
  /** A refusal. `name` is the stable name of the reason, and `message` is an English text for the console. */
  | { name: string; message: string }

export interface FrameQuestion {
  /** Origin of the page around the frame. */
  origin: string
  /** Name of the tag that the frame shows. */
  widget: string
  /** Scope that the tag needs. */
  scope: Scope
  session?: string
  /**
   * A random id of this load of the frame. If the answer to a request is lost, the frame repeats the request with the
   * same id and receives the same answer.
   */
  attempt: string
}

const ASK_MS = 10_000

/**
 * Names of refusals that the frame shows as a message in the member's language. For any other error, `askOperator`
 * returns the refusal `TRANSPORT`.
 */
const reasons: ReadonlySet<unknown> = new Set([
  'EMBED_ORIGIN',
  'EMBED_WIDGET',
  'EMBED_SCOPE',
  'EMBED_SESSION_REQUIRED',
  'EMBED_SESSION_UNKNOWN',
  'EMBED_SESSION_USED',
  'EMBED_SESSION_EXPIRED',
])

/** Returns a random id for a load of the frame: 128 bits as hexadecimal digits. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Maps a request field that the API rejects as invalid to the refusal that the frame shows. The host page provides the
 * values of these fields.
 */
const ofField: Record<string, Answer> = {
  session: {
    name: 'EMBED_SESSION_UNKNOWN',
    message: 'The attribute embed-session contains no session id.',
  },
  origin: { name: 'EMBED_ORIGIN', message: 'No partner can register the origin of this page.' },
}

async function send(apiBase: string, question: FrameQuestion) {
  const response = await fetch(`${apiBase}/embed/frames`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(ASK_MS),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { response, body }
}

/**
 * Asks the operator's API for permission to show a frame. The API redeems the embed session in the request. If the
 * network loses the request or the answer, `fetch` throws a TypeError and the request is sent once more.
 */
export async function askOperator(apiBase: string, question: FrameQuestion): Promise<Answer> {
  try {
    const { response, body } = await send(apiBase, question).catch((error) => {
      if (error instanceof TypeError) return send(apiBase, question)
      throw error
    })
    const { scopes, error, field, message } = body
    if (response.ok && Array.isArray(scopes))
      return scopes.includes(question.scope)
        ? { scopes }
        : { name: 'EMBED_SCOPE', message: `The API did not grant the scope ${question.scope}.` }
    if (reasons.has(error)) return { name: String(error), message: String(message) }
    const invalid = error === 'EMBED_INVALID' && Object.hasOwn(ofField, String(field))
    if (invalid) return ofField[String(field)]!
    return { name: 'TRANSPORT', message: `The API answered ${response.status} ${String(error ?? '')}` }
  } catch (error) {
    return { name: 'TRANSPORT', message: String(error) }
  }
}

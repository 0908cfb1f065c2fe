import type { Scope } from '../../tag.ts'

/** The operator's answer to a frame that asks to be shown. */
export type Answer =
  | { scopes: readonly Scope[] }
  /** `name` is the stable name of the reason, `message` an English text for the console. */
  | { name: string; message: string }

export interface FrameQuestion {
  /** Origin of the page around the frame. */
  origin: string
  /** Tag of the frame. */
  widget: string
  /** Scope that the tag needs. */
  scope: Scope
  session?: string
  /** Random value of this load of the frame. With it a repeat gets an answer that was lost. */
  attempt: string
}

const ASK_MS = 10_000

/** Reasons for which a frame is refused. They have messages in all languages. All others count as no answer. */
const reasons: ReadonlySet<unknown> = new Set([
  'EMBED_ORIGIN',
  'EMBED_WIDGET',
  'EMBED_SCOPE',
  'EMBED_SESSION_REQUIRED',
  'EMBED_SESSION_UNKNOWN',
  'EMBED_SESSION_USED',
  'EMBED_SESSION_EXPIRED',
])

/** Returns a new attempt: 128 random bits. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Refusals of requests that do not match the schema, by the field that the page or its address has given. */
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
 * Asks the operator's API if a frame may be shown, which redeems its session. Asks again once if the network has lost
 * the request or the answer: `fetch` then throws a TypeError.
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

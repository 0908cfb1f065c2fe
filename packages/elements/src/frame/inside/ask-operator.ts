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

/** Asks the operator's API if a frame may be shown, which redeems its session. */
export async function askOperator(apiBase: string, question: FrameQuestion): Promise<Answer> {
  try {
    const response = await fetch(`${apiBase}/embed/frames`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(ASK_MS),
    })
    const { scopes, error, message } = (await response.json()) as Record<string, unknown>
    if (response.ok && Array.isArray(scopes)) return { scopes }
    if (reasons.has(error)) return { name: String(error), message: String(message) }
    // A text that is no session id does not match the request's schema.
    if (error === 'EMBED_INVALID' && question.session !== undefined)
      return { name: 'EMBED_SESSION_UNKNOWN', message: 'The attribute embed-session contains no session id.' }
    return { name: 'TRANSPORT', message: `The API answered ${response.status} ${String(error ?? '')}` }
  } catch (error) {
    return { name: 'TRANSPORT', message: String(error) }
  }
}

import { BourseletError } from '@bourselet/sdk'
import type { Scope } from '../../tag.ts'
import type { Answer } from './ask-operator.ts'
import { allScopes, mayWrite } from './scopes.ts'

/** Time in ms after which the frame repeats a request that the operator's API has not answered. */
const RETRY_MS = 3_000

class RefusedScope extends BourseletError {
  constructor(operation: string) {
    super('EMBED_SCOPE', 'The session or the partner has no scope for this call', { operation })
  }
}

export interface AdmissionOptions {
  /**
   * True if the operator requires embed sessions, which a partner's server creates. Every frame then asks the operator
   * for permission before it opens. If false, only a frame with an embed session asks.
   */
  isRequired: boolean
  /** Asks the operator's API for permission to show the frame. */
  ask(session: string | null): Promise<Answer>
  /** Called once, when the frame may be shown: the operator has permitted it, or requires no embed session. */
  onOpened(): void
  onRefused(refusal: { name: string; message: string }): void
}

export interface Admission {
  /**
   * Sets the embed session that the host page has given to the tag; null if the tag has none. The frame sends the first
   * session to the operator, which redeems it. If the operator refuses it, the frame also sends a different session
   * that is set later.
   */
  offer(session: string | null): void
  /** Sends the request to the operator's API again, with the same embed session. */
  retry(): void
  /** Throws an error if the frame has no scope for a writing call. */
  check(operation: string): void
  /** Returns true if the frame has the given scope. A frame has no scopes until it is shown. */
  has(scope: Scope): boolean
  /**
   * Returns the reason why the frame is not shown. Null if it is shown, or while the first answer is awaited.
   */
  refusal(): string | null
  subscribe(listener: () => void): () => void
}

/** Creates the admission of a frame, which asks the operator for permission before the frame is shown. */
export function createAdmission({ isRequired, ask, onOpened, onRefused }: AdmissionOptions): Admission {
  const listeners = new Set<() => void>()
  let scopes: readonly Scope[] | null = null
  let refusal: string | null = null
  let offered: string | null | undefined
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const setRefusal = (name: string | null) => {
    refusal = name
    for (const listener of listeners) listener()
  }
  const open = (granted: readonly Scope[]) => {
    scopes = granted
    setRefusal(null)
    onOpened()
  }
  const run = async () => {
    clearTimeout(timer)
    if (isAsking || scopes || offered === undefined) return
    if (offered === null && !isRequired) return open(allScopes)
    isAsking = true
    const session = offered
    const answer = await ask(session)
    isAsking = false
    if ('scopes' in answer) return open(answer.scopes)
    if (offered !== session) return void run()
    if (answer.name !== refusal) onRefused(answer)
    setRefusal(answer.name)
    if (answer.name === 'TRANSPORT') timer = setTimeout(run, RETRY_MS)
  }

  return {
    offer(session) {
      if (session === offered) return
      offered = session
      void run()
    },
    retry: () => void run(),
    check(operation) {
      if (!scopes || !mayWrite(scopes, operation)) throw new RefusedScope(operation)
    },
    has: (scope) => scopes?.includes(scope) ?? false,
    refusal: () => refusal,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

import type { TokenHandle } from '@bourselet/sdk'

type Message = { type: 'ask' } | { type: 'answer'; token: string } | { type: 'now'; token: string | null }

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Shares one log-in between all frames on the pages of one partner. Browsers may refuse storage to frames of
 * another origin, so each frame keeps the token in memory and sends it to the other frames on a broadcast
 * channel of the operator's origin. `host` must be the origin of the surrounding page as the browser reports
 * it, because a page itself could name the origin of another partner. Returns a function that stops the
 * sharing.
 */
export function shareSignIn(token: TokenHandle, host: string): () => void {
  let line: BroadcastChannel
  try {
    line = new BroadcastChannel(`bourselet:frames:${host}`)
  } catch {
    // In Firefox, the constructor throws while the browser blocks cookies, because Firefox then forbids broadcast
    // channels. The frame then shares no log-in with other frames.
    return () => {}
  }
  const send = (message: Message) => line.postMessage(message)
  let isHearing = false
  let isAsking = token.get() === null

  const adopt = (next: string | null) => {
    isAsking = false
    isHearing = true
    if (next === null) token.clear()
    else token.set(next)
    isHearing = false
  }
  line.onmessage = ({ data }: MessageEvent<Message>) => {
    const own = token.get()
    if (data.type === 'ask') {
      if (own !== null) send({ type: 'answer', token: own })
    } else if (data.type === 'answer') {
      // A frame uses only the first answer to its request. Afterwards the member may log in or out, so a later answer
      // may be outdated.
      if (isAsking && isToken(data.token)) adopt(data.token)
    } else if (isToken(data.token) || data.token === null) adopt(data.token)
  }
  const unsubscribe = token.subscribe((next) => {
    isAsking = false
    if (!isHearing) send({ type: 'now', token: next })
  })
  if (isAsking) send({ type: 'ask' })
  return () => {
    unsubscribe()
    line.close()
  }
}

import type { TokenHandle } from '@bourselet/sdk'

type Said = { type: 'ask' } | { type: 'answer'; token: string } | { type: 'now'; token: string | null }

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * One sign-in for all frames of a partner's site. Browsers may refuse storage to frames of another origin, so the token
 * lives in the memory of each frame and goes from one to the other on a line that only this origin can hear. Signing
 * out is shared by the client itself. Returns the way to stop.
 */
export function shareSignIn(token: TokenHandle): () => void {
  const line = new BroadcastChannel('bourselet:frames')
  const say = (said: Said) => line.postMessage(said)
  let isHearing = false
  let isAsking = token.get() === null

  const adopt = (next: string) => {
    isAsking = false
    isHearing = true
    token.set(next)
    isHearing = false
  }
  line.onmessage = ({ data }: MessageEvent<Said>) => {
    const own = token.get()
    if (data.type === 'ask') {
      if (own !== null) say({ type: 'answer', token: own })
    } else if (data.type === 'answer') {
      // A late answer may be older than what has happened since.
      if (isAsking && isToken(data.token)) adopt(data.token)
    } else if (isToken(data.token)) adopt(data.token)
    else isAsking = false
  }
  const unsubscribe = token.subscribe((next) => {
    isAsking = false
    if (!isHearing) say({ type: 'now', token: next })
  })
  if (isAsking) say({ type: 'ask' })
  return () => {
    unsubscribe()
    line.close()
  }
}

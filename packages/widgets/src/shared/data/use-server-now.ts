import { useEffect, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'

/** Just past the turn of a second, so that rounding never shows the one before. */
const PAST_MS = 4

/**
 * The server's time, told anew as each of its seconds begins. Countdowns go by it: the reader's own clock may be
 * minutes off, and decides no deadline.
 */
export function useServerNow(): number {
  const { sdk } = useBourselet()
  const [now, setNow] = useState(() => sdk.clock.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = sdk.clock.now()
      setNow(time)
      timer = setTimeout(tick, 1_000 - (time % 1_000) + PAST_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [sdk])
  return now
}

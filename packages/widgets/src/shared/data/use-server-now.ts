import { useEffect, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Delay in ms of the timer after the start of each second. Without the delay the timer could fire slightly
 * too early and show the previous second.
 */
const PAST_MS = 4

/**
 * Returns the server's time in ms, updated at the start of each second. Countdowns use this time, because the clock of
 * the user's device may be wrong by minutes.
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

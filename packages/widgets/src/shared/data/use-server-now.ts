import { useEffect, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'

/**
 * Delay in ms of the timer after the start of each second. Without the delay the timer could fire slightly
 * too early and show the previous second.
 */
const PAST_MS = 4

const same = (now: number): unknown => now

/**
 * Returns the server's time in ms, updated at the start of each second. Countdowns use this time, because the clock of
 * the user's device may be wrong by minutes. With `read`, returns the result of `read` for this time, such as the day.
 * The component then renders again only when the result has changed.
 */
export function useServerNow(): number
export function useServerNow<Value>(read: (now: number) => Value): Value
export function useServerNow(read = same): unknown {
  const { sdk } = useBourselet()
  const [, render] = useState({})
  /** The server's time at the last update, with the function `read` and the value of the last render. */
  const [shown] = useState(() => ({ now: sdk.clock.now(), read, value: null as unknown }))
  const value = read(shown.now)
  useEffect(() => {
    shown.read = read
    shown.value = value
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      shown.now = sdk.clock.now()
      if (shown.read(shown.now) !== shown.value) render({})
      timer = setTimeout(tick, 1_000 - (shown.now % 1_000) + PAST_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [sdk, shown])
  return value
}

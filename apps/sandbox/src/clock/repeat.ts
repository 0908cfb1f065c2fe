/**
 * Builds `every` out of a timer: `arm` sets the next one and returns the way to stop it. The next run is set when
 * the last one has ended.
 */
export function repeat(arm: (next: () => Promise<void>) => () => void, run: () => void | Promise<void>) {
  let stopped = false
  let underWay: Promise<void> = Promise.resolve()
  const next = () => {
    underWay = (async () => {
      await run()
      if (!stopped) cancel = arm(next)
    })()
    return underWay
  }
  let cancel = arm(next)
  return async () => {
    stopped = true
    cancel()
    await underWay
  }
}

import { createHistogram } from 'node:perf_hooks'

/** What the main thread of a watched process was like since it was last asked. */
export interface LoopFigures {
  /** Longest time between two turns of the loop by the clock, and what 99 of 100 stay below. */
  stallMs: number
  stallP99Ms: number
  /** The same by the thread's own CPU time: on a crowded machine the thread also waits for a core. */
  busyMs: number
  busyP99Ms: number
  /** Resident memory at the beginning and at its highest. */
  memoryMb: number
  peakMb: number
}

/**
 * Preloaded into a process (`--import`): watches how its loop turns, and answers each message of its parent with
 * `LoopFigures`, beginning anew.
 */
const EVERY_MS = 5
const cpuUs = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
const memoryMb = () => process.memoryUsage.rss() / 1e6

let stalls = createHistogram()
let busy = createHistogram()
let [began, peak] = [memoryMb(), 0]
let [clock, cpu, turns] = [performance.now(), cpuUs(), 0]

const watch = setInterval(() => {
  const [now, used] = [performance.now(), cpuUs()]
  stalls.record(Math.max(1, Math.round((now - clock - EVERY_MS) * 1000)))
  busy.record(Math.max(1, used - cpu))
  if (turns++ % 20 === 0) peak = Math.max(peak, memoryMb())
  ;[clock, cpu] = [performance.now(), cpuUs()]
}, EVERY_MS)
watch.unref()

const ms = (us: number) => Math.round(us / 100) / 10

process.on('message', () => {
  const figures: LoopFigures = {
    stallMs: ms(stalls.max),
    stallP99Ms: ms(stalls.percentile(99)),
    busyMs: ms(busy.max),
    busyP99Ms: ms(busy.percentile(99)),
    memoryMb: Math.round(began),
    peakMb: Math.round(Math.max(peak, memoryMb())),
  }
  stalls = createHistogram()
  busy = createHistogram()
  ;[began, peak] = [memoryMb(), 0]
  process.send?.(figures)
})
process.channel?.unref()

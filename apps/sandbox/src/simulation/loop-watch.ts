import { readdirSync, readFileSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'

/** What the main thread of a watched process was like since it was last asked. */
export interface LoopFigures {
  /** Longest time between two turns of the loop by the clock, and what 99 of 100 stay below. */
  stallMs: number
  stallP99Ms: number
  /** The same by the thread's own CPU time: on a crowded machine the thread also waits for a core. */
  busyMs: number
  busyP99Ms: number
  /** Resident memory at the beginning and at its highest, with the picture decoders that run beside it. */
  memoryMb: number
  peakMb: number
  /** The highest of the decoders alone. */
  decodersPeakMb: number
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

/** The resident bytes of the picture decoders of this process, as Linux counts them; 0 on other systems. */
function decoderBytes(): number {
  if (process.platform !== 'linux') return 0
  const ids = readdirSync('/proc/self/task')
    .map((thread) => read(`/proc/self/task/${thread}/children`))
    .flatMap((list) => list.split(' ').filter(Boolean))
    .filter((id) => read(`/proc/${id}/cmdline`).includes('decoder-process'))
  const kilobytes = ids.map((id) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0))
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

/** A thread or process may have ended since it was listed. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

let decodersPeak = 0
const memoryMb = () => {
  const decoders = decoderBytes()
  decodersPeak = Math.max(decodersPeak, decoders / 1e6)
  return (process.memoryUsage.rss() + decoders) / 1e6
}

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
    decodersPeakMb: Math.round(decodersPeak),
  }
  stalls = createHistogram()
  busy = createHistogram()
  decodersPeak = 0
  ;[began, peak] = [memoryMb(), 0]
  process.send?.(figures)
})
process.channel?.unref()

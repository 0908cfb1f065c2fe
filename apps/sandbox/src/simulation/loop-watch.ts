import { readdirSync, readFileSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'

/** Figures about the event loop and memory of a process since the previous request for figures. */
export interface LoopFigures {
  /** Maximum and 99th percentile of the delay of the event loop between two turns, in real time. */
  stallMs: number
  stallP99Ms: number
  /**
   * Maximum and 99th percentile of the CPU time that the thread uses between two turns of the event loop. Unlike the
   * delay, it does not include the time in which a busy machine runs other processes.
   */
  busyMs: number
  busyP99Ms: number
  /** Resident memory in MB at the start and at its maximum, including the picture decoders. */
  memoryMb: number
  peakMb: number
  /** Maximum memory of the picture decoders alone, in MB. */
  decodersPeakMb: number
}

/**
 * Interval in ms at which the event loop is measured. This module is preloaded into the sandbox process (`--import`).
 * It answers each message of the parent process with `LoopFigures`, and then resets the figures.
 */
const EVERY_MS = 5
const cpuUs = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Returns the resident memory of this process's picture decoders in bytes on Linux; 0 on other systems. */
function decoderBytes(): number {
  if (process.platform !== 'linux') return 0
  const ids = readdirSync('/proc/self/task')
    .map((thread) => read(`/proc/self/task/${thread}/children`))
    .flatMap((list) => list.split(' ').filter(Boolean))
    .filter((id) => read(`/proc/${id}/cmdline`).includes('decoder-process'))
  const kilobytes = ids.map((id) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0))
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

/** Returns the content of a file of /proc; empty if its thread or process has ended since it was listed. */
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

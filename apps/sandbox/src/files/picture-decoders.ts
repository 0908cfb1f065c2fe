import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import type { DecoderMessage, DecoderRequest } from './decoder-process.ts'
import type { RewrittenPicture } from './rewrite-picture.ts'

/** Time limit in ms for one picture. A picture that passes the header checks needs only a fraction of it. */
const LIMIT_MS = 5000
/**
 * Growth of memory in bytes above which a decoder process is ended after its current picture. Memory that the
 * allocator keeps would add to the memory of the next picture.
 */
const MOST_HELD_BYTES = 8_000_000
const IDLE_MS = 60_000
/**
 * Memory limits in MB of the two decoder processes. Together with the server they stay below the 128 MB of
 * docs/rules.md#requests-and-limits.
 */
export const LARGE_GROWTH_MB = 76
export const SMALL_GROWTH_MB = 32

/** A picture that waits for decoding. */
interface Job {
  memberId: number
  bytes: Uint8Array
  large: boolean
  done(picture: RewrittenPicture | null): void
  failed(error: unknown): void
}

interface Lane {
  takesLarge: boolean
  busy: boolean
  process?: ChildProcess
  idle?: NodeJS.Timeout
}

/** The processes that decode uploaded pictures. */
export interface PictureDecoders {
  /**
   * Returns a picture that is encoded again and contains nothing but its pixels; null if it cannot be decoded. Pass
   * `large: true` for a picture that needs much memory to decode. Rejects if no decoder process can be started.
   */
  rewrite(picture: Omit<Job, 'done' | 'failed'>): Promise<RewrittenPicture | null>
  /** Decodes all waiting pictures, then ends the processes. */
  close(): Promise<void>
}

interface DecoderOptions {
  limitMs?: number
  /** Script of the decoder processes. Tests pass a fake decoder that fails on command. */
  script?: URL
}

/**
 * Manages two decoder processes, which start when pictures need them. Only one of the processes decodes large pictures.
 * Two large pictures are therefore never in memory at the same time, and small pictures do not wait for large ones. The
 * next picture is always a picture of the member who has used the least decoding time.
 */
export function openPictureDecoders({
  limitMs = LIMIT_MS,
  script = new URL('./decoder-process.ts', import.meta.url),
}: DecoderOptions = {}): PictureDecoders {
  const lanes: Lane[] = [
    { takesLarge: true, busy: false },
    { takesLarge: false, busy: false },
  ]
  const waiting: Job[] = []
  const usedMs = new Map<number, number>()
  let whenIdle = () => {}

  /**
   * Removes and returns the next job for a process: the earliest job of the member who has used the least decoding
   * time.
   */
  const nextJobFor = (lane: Lane): Job | undefined => {
    const used = ({ memberId }: Job) => usedMs.get(memberId) ?? 0
    let next: Job | undefined
    for (const job of waiting)
      if ((lane.takesLarge || !job.large) && (!next || used(job) < used(next))) next = job
    if (next) waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  const work = async (lane: Lane) => {
    if (lane.busy) return
    lane.busy = true
    clearTimeout(lane.idle)
    for (let job = nextJobFor(lane); job; job = nextJobFor(lane)) {
      const began = performance.now()
      await decode(lane, job, { limitMs, script }).then(job.done, job.failed)
      usedMs.set(job.memberId, (usedMs.get(job.memberId) ?? 0) + performance.now() - began)
    }
    lane.busy = false
    lane.idle = setTimeout(() => end(lane), IDLE_MS).unref()
    if (lanes.every(({ busy }) => !busy)) {
      usedMs.clear()
      whenIdle()
    }
  }

  return {
    rewrite: (picture) =>
      new Promise((done, failed) => {
        waiting.push({ ...picture, done, failed })
        for (const lane of lanes) void work(lane)
      }),
    async close() {
      if (lanes.some(({ busy }) => busy))
        await new Promise<void>((idle) => {
          whenIdle = idle
        })
      for (const lane of lanes) {
        clearTimeout(lane.idle)
        end(lane)
      }
    },
  }
}

function end(lane: Lane): void {
  lane.process?.kill('SIGKILL')
  lane.process = undefined
}

/**
 * Decodes a picture. Returns null if the picture is broken, or if the process ends or exceeds the time limit. In the
 * last two cases, or if the process holds too much memory afterwards, the next picture gets a new process.
 */
async function decode(
  lane: Lane,
  { bytes, large }: Job,
  { limitMs, script }: Required<DecoderOptions>,
): Promise<RewrittenPicture | null> {
  const child = lane.process?.connected ? lane.process : await start(script)
  lane.process = child
  const answer = await answerOf(
    child,
    bytes,
    { size: bytes.length, mostGrowthMb: large ? LARGE_GROWTH_MB : SMALL_GROWTH_MB },
    limitMs,
  )
  if (!answer || answer.heldBytes > MOST_HELD_BYTES) end(lane)
  return answer?.picture ?? null
}

/** Starts a decoder process and waits until it is ready. Rejects with the process's output if it ends before that. */
function start(script: URL): Promise<ChildProcess> {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    // The process does not inherit the server's environment, which contains secrets. With a single malloc arena
    // (MALLOC_ARENA_MAX), the process returns freed memory to the system.
    env: { MALLOC_ARENA_MAX: '1', SYSTEMROOT: process.env.SYSTEMROOT },
  })
  let output = ''
  const { stdin, stderr } = child
  stderr?.on('data', (part) => {
    output = `${output}${part}`.slice(-2000)
  })
  // Without `unref`, the decoder processes would keep the server process alive if it stops without closing its
  // uploads.
  child.unref()
  child.channel?.unref()
  for (const pipe of [stdin, stderr]) if (pipe instanceof Socket) pipe.unref()
  // Node emits this error for a write to a process that has ended. The listener of `exit` already handles that
  // case.
  stdin?.on('error', () => {})
  return new Promise((ready, failed) => {
    child.once('error', failed)
    child.once('exit', () => failed(new Error(`The picture decoder ended before it was ready: ${output}`)))
    child.on('message', (message: DecoderMessage) => {
      if (message.type === 'ready') ready(child)
    })
  })
}

/**
 * Sends a picture to a decoder process and returns its answer. Returns undefined if the process ends or exceeds
 * the time limit.
 */
function answerOf(child: ChildProcess, bytes: Uint8Array, request: DecoderRequest, limitMs: number) {
  return new Promise<Extract<DecoderMessage, { type: 'done' }> | undefined>((resolve) => {
    const finish = (answer?: Extract<DecoderMessage, { type: 'done' }>) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', die).off('error', die)
      resolve(answer)
    }
    const die = () => finish()
    // In watch mode, Node itself also sends messages to this process. They have another format and are ignored.
    const onMessage = (message: DecoderMessage) => {
      if (message.type === 'done') finish(message)
    }
    const timer = setTimeout(die, limitMs)
    child.on('message', onMessage).on('exit', die).on('error', die)
    child.send(request, (error) => {
      if (error) die()
    })
    // The bytes are sent through a pipe, because a process message would be copied three times in the server.
    child.stdin?.write(bytes)
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import type { DecoderMessage, DecoderRequest } from './decoder-process.ts'
import type { RewrittenPicture } from './rewrite-picture.ts'

/** Time limit of one picture in ms; a picture that passes the header checks needs a fraction of this time. */
const LIMIT_MS = 5000
/**
 * Memory growth in bytes after which a process ends once its picture is done, because memory kept by the
 * allocator would add to the next picture.
 */
const MOST_HELD_BYTES = 8_000_000
const IDLE_MS = 60_000
/**
 * Memory limits of the two processes in MB; with the server they stay below the 128 MB of
 * docs/rules.md#requests-and-limits.
 */
export const LARGE_GROWTH_MB = 76
export const SMALL_GROWTH_MB = 32

/** A picture of a member that waits to be decoded. */
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

/** The processes that decode pictures. */
export interface PictureDecoders {
  /**
   * Encodes a picture again with nothing but its pixels; resolves to null if it cannot be read. `large` means
   * that decoding needs much memory. Rejects if no process can be started.
   */
  rewrite(picture: Omit<Job, 'done' | 'failed'>): Promise<RewrittenPicture | null>
  /** Decodes the waiting pictures, then ends the processes. */
  close(): Promise<void>
}

interface DecoderOptions {
  limitMs?: number
  /** Script of the decoder processes; tests pass one that misbehaves. */
  script?: URL
}

/**
 * Opens two decoder processes. One of them decodes no large pictures, so that two large ones are never in
 * memory at once and small ones always find a process. The next picture belongs to the member who has used
 * the least decoding time.
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
   * Removes and returns the job of the member who has used the least decoding time; among equal members, the
   * earliest job.
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
 * Decodes a picture. Returns null if the process ends or exceeds the time limit; the next picture then gets a
 * new process.
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

/** Starts a process and waits until it is ready. Rejects with its output if it ends before. */
function start(script: URL): Promise<ChildProcess> {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    // The process does not inherit the server's environment, which contains secrets. With one malloc arena,
    // it returns freed memory to the system.
    env: { MALLOC_ARENA_MAX: '1', SYSTEMROOT: process.env.SYSTEMROOT },
  })
  let output = ''
  const { stdin, stderr } = child
  stderr?.on('data', (part) => {
    output = `${output}${part}`.slice(-2000)
  })
  // Without `unref`, decoder processes would keep a server process alive that stops without closing its
  // uploads.
  child.unref()
  child.channel?.unref()
  for (const pipe of [stdin, stderr]) if (pipe instanceof Socket) pipe.unref()
  // Writing to an ended process emits this error. It needs no handling, because the exit event already
  // rejects the picture.
  stdin?.on('error', () => {})
  return new Promise((ready, failed) => {
    child.once('error', failed)
    child.once('exit', () => failed(new Error(`The picture decoder ended before it was ready: ${output}`)))
    child.on('message', (message: DecoderMessage) => {
      if (message.type === 'ready') ready(child)
    })
  })
}

/** Returns the answer of a process, or undefined if it ended or exceeded the time limit. */
function answerOf(child: ChildProcess, bytes: Uint8Array, request: DecoderRequest, limitMs: number) {
  return new Promise<Extract<DecoderMessage, { type: 'done' }> | undefined>((resolve) => {
    const finish = (answer?: Extract<DecoderMessage, { type: 'done' }>) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', die).off('error', die)
      resolve(answer)
    }
    const die = () => finish()
    // In watch mode Node itself also sends messages to this process, which have another shape and are
    // ignored.
    const onMessage = (message: DecoderMessage) => {
      if (message.type === 'done') finish(message)
    }
    const timer = setTimeout(die, limitMs)
    child.on('message', onMessage).on('exit', die).on('error', die)
    child.send(request, (error) => {
      if (error) die()
    })
    // The bytes go through a pipe, because a process message would copy them three times in the server.
    child.stdin?.write(bytes)
  })
}

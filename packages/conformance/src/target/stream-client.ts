import { streamPath } from '@bourselet/openapi/operations'
import { WebSocket } from 'ws'
import { NoAnswer } from './http.ts'
import { NotChecked } from './not-checked.ts'
import type { Target } from './target.ts'

/** A message of the server on the stream. */
export interface Frame {
  type: string
  [field: string]: unknown
}

/** An event of a topic, with the epoch (id of the server's run) of the WebSocket frame that contained the event. */
export interface StreamEvent {
  topic: string
  seq: number
  data: unknown
  epoch: string
}

export interface StreamClient {
  /** The messages of the server that have arrived so far. */
  frames: Frame[]
  send(message: object): void
  /**
   * Resolves to the first message for which `fits` is true, including messages that have already arrived. Resolves to
   * undefined if no such message arrives in time.
   */
  until(fits: (frame: Frame) => boolean, timeoutMs?: number): Promise<Frame | undefined>
  /**
   * Tests a condition now and after each message. Resolves to true as soon as the condition holds, or to false after
   * the time limit.
   */
  when(holds: () => boolean, timeoutMs?: number): Promise<boolean>
  /** Returns the events that have arrived so far. */
  events(): StreamEvent[]
}

function streamUrl({ options, base }: Target): string {
  return options.stream ?? `${base.replace(/^http/, 'ws')}${streamPath}`
}

/**
 * Opens a socket, which is closed at the end of the run. Throws NotChecked if the back end has no stream,
 * because a stream is optional: without it, clients poll.
 */
export async function openSocket(target: Target): Promise<StreamClient> {
  const url = streamUrl(target)
  const socket = new WebSocket(url, { handshakeTimeout: target.timeoutMs })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    frames.push(parse(data.toString()))
    for (const check of [...waiting]) check()
  })
  await opened(socket, url, target.options.stream !== undefined)
  target.atEnd(async () => socket.terminate())
  const when: StreamClient['when'] = (holds, timeoutMs = target.timeoutMs) =>
    new Promise((resolve) => {
      const finish = (result: boolean) => {
        waiting.delete(check)
        clearTimeout(timer)
        resolve(result)
      }
      const check = () => holds() && finish(true)
      const timer = setTimeout(() => finish(false), timeoutMs)
      waiting.add(check)
      check()
    })
  return {
    frames,
    send: (message) => socket.send(JSON.stringify(message)),
    when,
    until: async (fits, timeoutMs) => {
      await when(() => frames.some(fits), timeoutMs)
      return frames.find(fits)
    },
    events: () => frames.flatMap(eventsOf),
  }
}

/**
 * Resolves when the socket is open. Rejects if it cannot be opened: with NoAnswer if the options contain a
 * stream address, otherwise with NotChecked.
 */
function opened(socket: WebSocket, url: string, isRequired: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', ({ message }) => {
      const sentence = `no stream at ${url} (${message}); it is optional, clients poll without it`
      reject(isRequired ? new NoAnswer(message) : new NotChecked(sentence))
    })
  })
}

function parse(text: string): Frame {
  try {
    const frame = JSON.parse(text) as Frame | null
    if (typeof frame === 'object' && frame !== null && typeof frame.type === 'string') return frame
  } catch {}
  return { type: 'not a message of the contract', text }
}

function eventsOf({ type, events, epoch }: Frame): StreamEvent[] {
  if (type !== 'events' || !Array.isArray(events)) return []
  return (events as StreamEvent[]).map((event) => ({ ...event, epoch: String(epoch) }))
}

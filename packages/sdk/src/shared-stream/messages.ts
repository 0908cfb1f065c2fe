import type { StreamEvent, StreamState } from '../realtime/stream-event.ts'

/** The part of the MessagePort interface that the shared stream uses. */
export type PortLike = {
  postMessage(message: unknown): void
  onmessage: unknown
}

/**
 * A message from a page to the stream host, which holds the sockets. Two versions of the custom elements on one page
 * use the same host. So a later version may add messages and fields that an earlier version can ignore, but must not
 * change existing ones.
 */
export type ToHost =
  /**
   * The complete state of the page: the address of its stream, its token and its topics. Because the message contains
   * the complete state, the same message may be sent again without an effect. `generation` is a number that changes
   * with each new token of the page. The messages of the stream host contain this number, so that the page can ignore
   * messages for an earlier token.
   */
  | { type: 'want'; url: string; token: string | null; generation: number; topics: string[] }
  /** The page is visible or online again, so the socket is checked. */
  | { type: 'wake' }
  /** The page is hidden by a navigation or closed. It may come back and send `want` again. */
  | { type: 'leave' }

/** A message from the stream host to a page. */
export type ToPage =
  | { type: 'state'; state: StreamState; epoch: string }
  /**
   * An event of the stream. `generation` is the generation of the page's token when the host sent the message. A page
   * ignores events for another token.
   */
  | { type: 'event'; event: StreamEvent; generation: number }
  /** Events of the topic start to arrive. `again` is true if events may be missing. */
  | { type: 'ready'; topic: string; again: boolean; generation: number }
  /** No topic receives events any more, for example because the host has lost its socket. */
  | { type: 'lost' }
  /** The server refused topics of the page. An error cannot be posted, so the message contains its parts. */
  | { type: 'refused'; error: string; info: string; topics: string[]; generation: number }
  /** The host cannot connect, so the page should poll until it can. */
  | { type: 'poll'; isNeeded: boolean }
  | { type: 'signed-out'; generation: number }
  /** The server's time, and the local time at which it was requested. */
  | { type: 'time'; serverTime: unknown; sentAt: number }
  /** The clock of the host's machine has jumped, so a page discards the server times that it has observed. */
  | { type: 'clock-jumped' }
  /** The host has closed, or has received nothing from the page for minutes. The page must connect again. */
  | { type: 'gone' }

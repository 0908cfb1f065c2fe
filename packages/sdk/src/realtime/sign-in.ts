import type { Session } from '../session/session.ts'
import type { Frame } from './link.ts'

const NOBODY = -1

/** The authentication of one socket: sends the member's token and stores that the server has accepted it. */
export type SignIn = {
  /** Returns true once the server has accepted the token on this socket. */
  isAuthed(): boolean
  down(): void
  frame(frame: Frame): void
  /**
   * Returns true if events of a topic may have occurred before the server began to send the topic. A page reads the
   * member's state while the socket opens. The page would miss an event between this read and the subscription.
   * Therefore the server's answer to the subscription states in `member_changed` whether the member had events in the
   * last minute.
   */
  mayMiss(topic: string, subscribed: Frame): boolean
}

export type SignInParts = {
  send(message: object): void
  /** Opens a new socket, because a socket belongs to one member. */
  restart(): void
  /** Called after the server has accepted the token. */
  authed(): void
  /** Called after the server has reported that the token is no longer valid. */
  ended(): void
}

/** The parts of the session that the authentication uses. */
export type SignInSession = Pick<Session, 'current' | 'expire'> & {
  token: Pick<Session['token'], 'subscribe'>
}

/** Returns a function that creates the authentication of a socket. A client of public data needs none. */
export const signInWith =
  (session: SignInSession) =>
  ({ send, restart, authed, ended }: SignInParts): SignIn => {
    let isUp = false
    let isAuthed = false
    /**
     * True after the server has answered a token on this socket with a temporary error, for example because its
     * database failed.
     */
    let wasRefused = false
    let asGeneration = NOBODY
    const signIn = () => {
      const { token, generation } = session.current()
      asGeneration = token ? generation : NOBODY
      if (token) send({ op: 'auth', token })
    }

    // This listener is never removed, because the session exists as long as the client.
    session.token.subscribe(() => {
      if (!isUp) return
      if (asGeneration === NOBODY) signIn()
      else restart()
    })

    return {
      isAuthed: () => isAuthed,
      down() {
        isUp = isAuthed = wasRefused = false
      },
      // The server's field `member_changed` states whether the member had events in the last minute. If the server has
      // refused a token before, the member topic may start more than a minute late. Events may then be missing although
      // `member_changed` is false.
      mayMiss: (topic, { member_changed }) => topic === 'member' && (wasRefused || member_changed !== false),
      frame({ type, error, topics }) {
        // An error message without topics means that the server refused the token or could not read a message. The
        // token is sent again after the server's next answer to a ping, at most 15 s later.
        if (type === 'error') wasRefused ||= !(topics as string[] | undefined)?.[0] && error !== 'FORBIDDEN'
        else if (type === 'pong' && wasRefused && !isAuthed && asGeneration !== NOBODY) signIn()
        else if (type === 'hello') {
          isUp = true
          signIn()
        } else if (type === 'authed') {
          isAuthed = true
          authed()
        } else if (type === 'signed_out') {
          // The server has ended only the authentication, so only the member topic ends. The socket stays open for
          // public topics.
          const generation = asGeneration
          asGeneration = NOBODY
          isAuthed = false
          ended()
          session.expire(generation)
        }
      },
    }
  }

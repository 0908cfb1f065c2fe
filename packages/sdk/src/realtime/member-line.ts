import type { Session } from '../session/session.ts'
import type { ServerTopics } from './server-topics.ts'

export type MemberLine = {
  /** A socket is up: sign it in where there is a member. */
  connected(): void
  authed(): void
  /** The server ended the member's token. */
  signedOut(): void
  stop(): void
}

export type MemberLineParts = {
  session: Session
  topics: ServerTopics
  isUp: () => boolean
  send(message: object): void
  restart(): void
}

/** Signs sockets in and out as the member does. A socket belongs to one member: another one gets a fresh socket. */
export function createMemberLine({ session, topics, isUp, send, restart }: MemberLineParts): MemberLine {
  let asGeneration = -1

  const signIn = () => {
    const { token, generation } = session.current()
    asGeneration = token ? generation : -1
    if (token) send({ op: 'auth', token })
  }
  const stop = session.token.subscribe(() => {
    if (!isUp()) return
    if (asGeneration === -1) signIn()
    else restart()
  })
  return {
    connected: signIn,
    authed: () => topics.authed(true),
    signedOut() {
      topics.authed(false)
      const ended = asGeneration
      // The server keeps the socket for public topics; there is nothing to restart.
      asGeneration = -1
      session.expire(ended)
    },
    stop,
  }
}

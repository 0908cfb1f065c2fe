import { type Deadline, Interrupted, withDeadline } from './with-deadline.ts'

/** Waits; rejects with {@link Interrupted} when the caller aborts or the client closes meanwhile. */
export function pause(deadline: Deadline): Promise<void> {
  return withDeadline(deadline, () => new Promise<void>(() => {})).catch((error) => {
    if (!(error instanceof Interrupted) || error.why !== 'TIMEOUT') throw error
  })
}

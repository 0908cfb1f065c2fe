import type { Health } from './health.ts'
import type { Poller } from './poller.ts'
import type { Source } from './source.ts'

/** The poller as a source of its own, and the fallback of the socket. */
export function createPollingSource(poller: Poller, health: Health): Source {
  const isOn = () => health.signs().isPolling
  return {
    start() {
      health.note({ isPolling: true })
      poller.follow()
    },
    stop() {
      poller.stop()
      health.note({ isPolling: false, pollOk: null })
    },
    changed: () => isOn() && poller.follow(),
    wake: () => isOn() && poller.hurry(),
    epoch: () => '',
    close: poller.stop,
  }
}

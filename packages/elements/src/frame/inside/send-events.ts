import { eventName } from '../../tag.ts'
import type { FromFrame } from '../messages.ts'
import type { AnyTag } from './make-element.ts'
import { publicDetail } from './public-detail.ts'
import { formOf } from './views.ts'

type Events = Pick<AnyTag, 'events'>

export interface EventSender {
  /** Sends the events of the frame's own tag from now on. */
  addOwn(tag: Events): void
  /** Sends the events of a form that the frame opens in place of its own tag, except those that open another form. */
  addForm(tag: Events): void
}

const namesOf = ({ events = [] }: Events) => events.map(eventName)

/**
 * Creates the sender of events. It sends each event that a tag in `place` emits to the host page once, even if several
 * tags have an event of this name. It sends only the data that the page may receive.
 */
export function createEventSender(place: HTMLElement, send: (message: FromFrame) => void): EventSender {
  const sent = new Set<string>()
  const add = (names: readonly string[]) => {
    for (const name of names) {
      if (sent.has(name)) continue
      sent.add(name)
      place.addEventListener(name, (event) =>
        send({ type: 'event', name, detail: publicDetail((event as CustomEvent).detail) }),
      )
    }
  }
  return {
    addOwn: (tag) => add(['bourselet-signed-in', 'bourselet-error', ...namesOf(tag)]),
    addForm: (tag) => add(namesOf(tag).filter((name) => !Object.hasOwn(formOf, name))),
  }
}

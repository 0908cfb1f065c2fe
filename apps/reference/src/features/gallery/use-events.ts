import { useEffect, useRef, useState } from 'react'

export interface SeenEvent {
  id: number
  at: number
  name: string
  detail: string
}

/**
 * Maximum number of events in the event log of the gallery. When it is reached, each new event replaces the oldest one.
 */
const MOST = 50

/**
 * Returns the detail of an event as JSON. If the detail is an error, returns the error's name and message,
 * which `JSON.stringify` would omit.
 */
function textOf(detail: unknown): string {
  const value = detail instanceof Error ? { name: detail.name, message: detail.message } : detail
  return JSON.stringify(value ?? null, null, 2)
}

/**
 * Records the events with the given names that reach the element `place`, newest first, unless the log is
 * paused.
 */
export function useEvents(place: HTMLElement | null, names: readonly string[]) {
  const [events, setEvents] = useState<readonly SeenEvent[]>([])
  const [isPaused, setPaused] = useState(false)
  const count = useRef(0)
  const all = names.join(' ')
  useEffect(() => {
    if (!place || isPaused) return
    const record = (event: Event) => {
      count.current += 1
      const seen = {
        id: count.current,
        at: Date.now(),
        name: event.type,
        detail: textOf((event as CustomEvent).detail),
      }
      setEvents((before) => [seen, ...before].slice(0, MOST))
    }
    const types = all.split(' ')
    for (const name of types) place.addEventListener(name, record)
    return () => {
      for (const name of types) place.removeEventListener(name, record)
    }
  }, [place, all, isPaused])
  return { events, isPaused, setPaused, clear: () => setEvents([]) }
}

import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the state of the fullscreen mode of the widget that contains an element, and a function that switches it.
 * The popups of a widget are inside its root element, so they stay visible. Fullscreen is not offered where the
 * browser or the frame forbids it.
 */
export function useFullscreen(inside: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false)
  const rootOf = () => inside.current?.closest<HTMLElement>('.bl-root') ?? null
  useEffect(() => {
    const root = inside.current?.closest('.bl-root')
    const report = () => setIsOn(root?.matches(':fullscreen') ?? false)
    root?.addEventListener('fullscreenchange', report)
    return () => root?.removeEventListener('fullscreenchange', report)
  }, [inside])
  const toggle = async () => {
    if (isOn) await document.exitFullscreen()
    else await rootOf()?.requestFullscreen()
  }
  return { isOffered: document.fullscreenEnabled, isOn, toggle: () => void toggle() }
}

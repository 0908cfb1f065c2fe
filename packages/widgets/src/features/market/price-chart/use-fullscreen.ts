import { type RefObject, useEffect, useState } from 'react'

/** The part of the Screen Orientation API that TypeScript does not declare, because Safari does not have it. */
type LockableOrientation = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/**
 * Rotates the fullscreen view of a phone to landscape if the browser supports this. When fullscreen ends, the
 * browser restores the orientation.
 */
async function turnPhone(): Promise<void> {
  if (!matchMedia('(pointer: coarse) and (orientation: portrait)').matches) return
  const orientation = screen.orientation as LockableOrientation
  // A browser that cannot lock the orientation rejects the promise. The view then stays in portrait.
  await orientation.lock?.('landscape').catch(() => {})
}

/**
 * Returns the state of the fullscreen mode of the widget that contains an element, and a function that switches it. The
 * popups of a widget are inside its root element, so they stay visible. Fullscreen is not offered where the browser or
 * the iframe of the page forbids it.
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
    else {
      await rootOf()?.requestFullscreen()
      await turnPhone()
    }
  }
  return { isOffered: document.fullscreenEnabled, isOn, toggle: () => void toggle() }
}

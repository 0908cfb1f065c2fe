import { useEffect, useState } from 'react'

/** Returns true on a touch screen in landscape if the window is as low as on a phone. */
export function useLowLandscape(): boolean {
  const [isLow, setLow] = useState(false)
  useEffect(() => {
    const media = matchMedia('(orientation: landscape) and (max-height: 500px) and (pointer: coarse)')
    const read = () => setLow(media.matches)
    read()
    media.addEventListener('change', read)
    return () => media.removeEventListener('change', read)
  }, [])
  return isLow
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type Device, deviceOfWidth, RESIZE_DEBOUNCE_MS, storedDevice } from './device.ts'
import { pathTo } from './routes.ts'

/**
 * Opens the home page of the other layout, desktop or mobile, when a resize makes the window too narrow or too
 * wide for the `present` layout. Does nothing if the member has chosen a layout.
 */
export function useDeviceSwitch(present: Device): void {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      const device = deviceOfWidth(window.innerWidth)
      if (storedDevice() === null && device !== present)
        void navigate(pathTo(device === 'mobile' ? 'mbhome' : 'home'), { replace: true })
    }
    const resized = () => {
      clearTimeout(timer)
      timer = setTimeout(update, RESIZE_DEBOUNCE_MS)
    }
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', resized)
    }
  }, [navigate, present])
}

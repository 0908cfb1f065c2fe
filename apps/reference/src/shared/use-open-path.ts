import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { decideDevice } from './device.ts'
import { pathInText } from './twin-routes.ts'

/**
 * Returns a function that opens the path of a link in a text of the operator. On a phone it opens the mobile
 * counterpart of the page, if there is one.
 */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (path) => void navigate(pathInText(decideDevice('', window.innerWidth), path)),
    [navigate],
  )
}

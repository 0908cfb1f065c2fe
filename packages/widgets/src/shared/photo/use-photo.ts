import { useEffect, useRef, useState } from 'react'
import { useSiteSettings } from '../data/use-site-settings.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { openPhoto, type Photo, type PhotoBounds, turnPhoto } from './photo.ts'
import { sendFile } from './send-file.ts'

type State = {
  photo: Photo | null
  /** The address of the uploaded photo; null until the upload is complete. */
  url: string | null
  /** Progress of the upload, 0 to 100; null while no upload runs. */
  progress: number | null
  /** True while the photo's file is opened, rotated or encoded. */
  working: boolean
  error: unknown
}

export type PhotoHandle = State & {
  /** The server's limits for pictures; undefined until the site settings are loaded. */
  bounds: PhotoBounds | undefined
  pick: (file: File) => void
  turn: () => void
  remove: () => void
  /**
   * Resolves after the chosen file is opened. `there` is true if the field has a photo; `error` is the error
   * that the field shows.
   */
  opened: () => Promise<{ there: boolean; error: unknown }>
  /**
   * Resolves with true if the field has a photo, after the chosen file is opened. If the field has no photo, shows the
   * error for a missing photo unless another error is already shown.
   */
  demand: () => Promise<boolean>
  /**
   * Uploads the photo unless this was already done. Resolves with its address, or undefined if the upload
   * failed or was aborted.
   */
  upload: () => Promise<string | undefined>
  cancel: () => void
  /** Shows at this photo why the server refused it. The photo must then be uploaded again. */
  refuse: (error: unknown) => void
}

const empty: State = { photo: null, url: null, progress: null, working: false, error: null }

export type PhotoOptions = {
  /** Purpose of the photo, which determines who may see it. */
  scene: 'kyc' | 'voucher'
  /** The address of a photo that was uploaded earlier. */
  first?: string | null
}

/**
 * Manages one photo from the choice of a file to its upload. Nothing is sent until `upload` is called. When the
 * form unmounts, a running upload is aborted.
 */
export function usePhoto({ scene, first = null }: PhotoOptions): PhotoHandle {
  const { sdk } = useBourselet()
  const bounds = useSiteSettings().data?.upload
  const [state, setState] = useState<State>({ ...empty, url: first })
  /**
   * The current state of the photo. Asynchronous functions read it, because the state may have changed since
   * they started.
   */
  const latest = useRef(state)
  const opening = useRef<Promise<void>>(Promise.resolve())
  const run = useRef<{ abort: AbortController } | null>(null)
  /** Id of the newest operation on the photo. Older operations that end later must not change the state. */
  const newest = useRef(0)
  const change = (changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }
  const cancel = () => run.current?.abort.abort()
  useEffect(() => () => run.current?.abort.abort(), [])

  const make = async (making: Promise<Photo>) => {
    cancel()
    const mine = ++newest.current
    change({ working: true, progress: null, error: null })
    try {
      const photo = await making
      if (mine === newest.current) change({ ...empty, photo })
    } catch (error) {
      // An invalid file does not replace the valid photo chosen before it.
      if (mine === newest.current) change({ working: false, error })
    }
  }
  const begin = (making: Promise<Photo>) => {
    opening.current = make(making)
  }
  const opened = async () => {
    for (let seen: unknown; seen !== opening.current; ) {
      seen = opening.current
      await seen
    }
    const { photo, url, error } = latest.current
    return { there: photo !== null || url !== null, error }
  }
  const demand = async () => {
    const { there, error } = await opened()
    if (!there && !error) change({ error: 'REQUIRED' })
    return there
  }
  const upload = async () => {
    const { photo, url } = latest.current
    if (url) return url
    if (!photo) return undefined
    cancel()
    const mine = ++newest.current
    const abort = new AbortController()
    run.current = { abort }
    change({ progress: 0, error: null })
    try {
      const sent = await sendFile(sdk, {
        file: photo.blob,
        name: 'photo.jpg',
        scene,
        signal: abort.signal,
        onProgress: (progress) => mine === newest.current && change({ progress }),
      })
      if (mine !== newest.current) return undefined
      change({ url: sent.url, progress: null })
      return sent.url
    } catch (error) {
      if (mine === newest.current) change({ progress: null, error: abort.signal.aborted ? null : error })
      return undefined
    }
  }
  return {
    ...state,
    bounds,
    pick: (file) => begin(openPhoto(file, bounds)),
    turn: () => state.photo && begin(turnPhoto(state.photo, bounds)),
    opened,
    demand,
    remove: () => {
      cancel()
      newest.current += 1
      change(empty)
    },
    upload,
    cancel,
    refuse: (error) => change({ url: null, error }),
  }
}

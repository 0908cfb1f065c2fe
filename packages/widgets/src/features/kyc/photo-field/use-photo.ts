import { useRef, useState } from 'react'
import { sendFile } from '../../../shared/data/send-file.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { openPhoto, type Photo, turnPhoto } from './photo.ts'

type State = {
  photo: Photo | null
  /** The address of the upload, once the server has it. */
  url: string | null
  /** 0 to 100 while it is on its way. */
  progress: number | null
  /** A file is being opened, turned or written. */
  working: boolean
  error: unknown
}

export type PhotoHandle = State & {
  pick: (file: File) => void
  turn: () => void
  remove: () => void
  /** Whether there is one, once what is being opened is open. Where there is none it says so, unless it says why. */
  demand: () => Promise<boolean>
  /** Sends it unless the server has it already; answers its address, undefined when that failed or was ended. */
  upload: () => Promise<string | undefined>
  cancel: () => void
  /** Puts words of a later refusal at this photo; it has to be sent again. */
  refuse: (error: unknown) => void
}

const empty: State = { photo: null, url: null, progress: null, working: false, error: null }

/** One photo: from the file to the server. Nothing is sent before `upload`. */
export function usePhoto(first: string | null = null): PhotoHandle {
  const { sdk } = useBourselet()
  const locale = useLocale()
  const [state, setState] = useState<State>({ ...empty, url: first })
  /** What stands now, for work that began before it came. */
  const latest = useRef(state)
  const opening = useRef<Promise<void>>(Promise.resolve())
  const run = useRef<{ abort: AbortController } | null>(null)
  /** Only the newest of what was begun may change what is shown. */
  const newest = useRef(0)
  const change = (changes: Partial<State>) => {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }
  const cancel = () => run.current?.abort.abort()

  const make = async (making: Promise<Photo>) => {
    cancel()
    const mine = ++newest.current
    change({ working: true, error: null })
    try {
      const photo = await making
      if (mine === newest.current) change({ ...empty, photo })
    } catch (error) {
      // What stood there before stays: a wrong file is no reason to lose a right one.
      if (mine === newest.current) change({ working: false, error })
    }
  }
  const begin = (making: Promise<Photo>) => {
    opening.current = make(making)
  }
  const demand = async () => {
    for (let seen: unknown; seen !== opening.current; ) {
      seen = opening.current
      await seen
    }
    const { photo, url, error } = latest.current
    if (photo || url) return true
    if (!error) change({ error: 'REQUIRED' })
    return false
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
        scene: 'kyc',
        locale,
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
    pick: (file) => begin(openPhoto(file)),
    turn: () => state.photo && begin(turnPhoto(state.photo)),
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

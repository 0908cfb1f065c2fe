import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../data/send-file.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
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
  /** Once what is being opened is open: whether there is one, and what was wrong with a file that is none. */
  opened: () => Promise<{ there: boolean; error: unknown }>
  /** Whether there is one, once what is being opened is open. Where there is none it says so, unless it says why. */
  demand: () => Promise<boolean>
  /** Sends it unless the server has it already; answers its address, undefined when that failed or was ended. */
  upload: () => Promise<string | undefined>
  cancel: () => void
  /** Puts words of a later refusal at this photo; it has to be sent again. */
  refuse: (error: unknown) => void
}

const empty: State = { photo: null, url: null, progress: null, working: false, error: null }

export type PhotoOptions = {
  /** What it is for: decides who may see it. */
  scene: 'kyc' | 'voucher'
  /** The address of one that was sent before. */
  first?: string | null
}

/** One photo: from the file to the server. Nothing is sent before `upload`, nothing goes on after its form is left. */
export function usePhoto({ scene, first = null }: PhotoOptions): PhotoHandle {
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
  useEffect(() => () => run.current?.abort.abort(), [])

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

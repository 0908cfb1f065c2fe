import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Why there is no picture, once that is known: not allowed, none there, held by another program, or a page that was
 * not opened over https, where browsers have no cameras at all.
 */
export type CameraTrouble = 'refused' | 'absent' | 'taken' | 'insecure'
export type CameraState = 'asking' | 'live' | CameraTrouble

/** The camera at the back where there is one; it is let go when the caller leaves. */
export function useCamera(): {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  /** What the camera sees now. */
  take: () => Promise<File | null>
  /** Asks for the camera once more. */
  again: () => void
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const [shown, setShown] = useState<MediaStream | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    setState('asking')
    setShown(null)
    openCamera().then(
      (opened) => {
        stream = opened
        if (isOver) return stop()
        // Pulled out, or taken back in the settings of the browser.
        for (const track of opened.getTracks()) track.onended = () => isOver || setState('absent')
        setShown(opened)
      },
      (error: unknown) => isOver || setState(troubleOf(error)),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [tries])
  // Not before it is drawn: where there was trouble, the picture's place comes back only now.
  useEffect(() => {
    const { current } = video
    if (!shown || !current) return
    // An open camera has no picture yet: a photo taken of nothing would be no photo.
    current.onloadeddata = () => setState('live')
    current.srcObject = shown
  }, [shown])
  const take = async () => {
    const { current } = video
    if (!current?.videoWidth) return null
    const canvas = document.createElement('canvas')
    canvas.width = current.videoWidth
    canvas.height = current.videoHeight
    canvas.getContext('2d')?.drawImage(current, 0, 0)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95))
    return blob && new File([blob], 'camera.jpg', { type: 'image/jpeg' })
  }
  return { state, video, take, again: () => setTries((before) => before + 1) }
}

async function openCamera(): Promise<MediaStream> {
  // Absent on pages that are not secure, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no devices', isSecureContext ? 'NotFoundError' : 'SecurityError')
  return devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

const troubles: Record<string, CameraTrouble | undefined> = {
  NotAllowedError: 'refused',
  SecurityError: 'insecure',
  NotReadableError: 'taken',
  AbortError: 'taken',
}

const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof DOMException && troubles[error.name]) || 'absent'

import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The reason why there is no camera picture: `refused` (no permission), `absent` (no camera), `taken` (in use
 * by another program) or `insecure` (page not opened over https).
 */
export type CameraTrouble = 'refused' | 'absent' | 'taken' | 'insecure'
export type CameraState = 'asking' | 'live' | CameraTrouble

/** Opens the rear camera if available, and releases it on unmount. */
export function useCamera(): {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  /** Takes a photo of the current camera picture. */
  take: () => Promise<File | null>
  /** Requests the camera from the browser again after a failure. */
  again: () => void
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const [shown, setShown] = useState<MediaStream | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tries` requests the camera again
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
        // The video track ends if the camera is unplugged or its permission is revoked.
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
  // The video element is mounted by the render after `shown` is set. So the camera stream is attached to the element in
  // an effect, which runs after that render.
  useEffect(() => {
    const { current } = video
    if (!shown || !current) return
    // The camera has no picture before its first frame, so a photo can be taken only from that moment.
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
  // On pages without https, browsers leave `mediaDevices` undefined, although the type of `navigator` says
  // otherwise.
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

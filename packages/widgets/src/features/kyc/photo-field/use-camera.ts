import { type RefObject, useEffect, useRef, useState } from 'react'

export type CameraState = 'asking' | 'live' | 'refused' | 'absent'

/** The camera at the back where there is one; it is let go when the caller leaves. */
export function useCamera(): {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  /** What the camera sees now. */
  take: () => Promise<File | null>
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    openCamera().then(
      (opened) => {
        stream = opened
        if (isOver) return stop()
        if (video.current) video.current.srcObject = opened
        setState('live')
      },
      (error: unknown) => isOver || setState(isRefusal(error) ? 'refused' : 'absent'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])
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
  return { state, video, take }
}

async function openCamera(): Promise<MediaStream> {
  // Absent on pages that are not secure, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('no devices', 'NotFoundError')
  return devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

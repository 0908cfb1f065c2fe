import type { RefObject } from 'react'
import { saveFile } from '../format/save-file.ts'
import { useText } from '../i18n/use-text.ts'
import { useToast } from '../ui/use-toast.ts'

export type SharePicture = {
  download: () => Promise<void>
  /** Copies the picture to the clipboard; undefined if the browser cannot do this. */
  copy: (() => Promise<void>) | undefined
  /** Shares the picture as a file; undefined if the system cannot share files. */
  send: (() => Promise<void>) | undefined
}

/** Returns the functions that save, copy and share a picture under a file name. */
export function useSharePicture(name: string, picture: RefObject<HTMLCanvasElement | null>): SharePicture {
  const { t } = useText('shared')
  const { show } = useToast()
  const failed = () => void show({ tone: 'error', title: t('share.failed') })

  const download = async () => {
    const blob = await blobOf(picture.current)
    if (!blob) return failed()
    saveFile(name, blob)
  }
  const copy = async () => {
    try {
      // Some browsers allow copying only while they handle the user's press. The picture is ready later, so the
      // clipboard gets a promise of it.
      const png = blobOf(picture.current).then((blob) => blob ?? Promise.reject(new Error('no picture')))
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
      show({ tone: 'success', title: t('share.copied') })
    } catch {
      failed()
    }
  }
  const send = async () => {
    const blob = await blobOf(picture.current)
    if (!blob) return failed()
    try {
      await navigator.share({ files: [new File([blob], name, { type: 'image/png' })] })
    } catch (error) {
      // An AbortError means that the user closed the share dialog of the operating system. So the error is not reported
      // as a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) failed()
    }
  }
  return {
    download,
    copy: typeof ClipboardItem === 'function' && navigator.clipboard ? copy : undefined,
    send: canShareFiles() ? send : undefined,
  }
}

const blobOf = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png')
    else resolve(null)
  })

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] })

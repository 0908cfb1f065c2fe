import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Button } from '../ui/button.tsx'
import * as icons from '../ui/icons.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { PhotoView } from './photo-view.tsx'

/**
 * A photo that only its owner may see. It is loaded with the member's token and is not cached. Its memory is
 * released on unmount.
 */
export function OwnPhoto({ url, label }: { url: string; label: string }) {
  const { t } = useText('photo')
  const { sdk } = useBourselet()
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<ImageBitmap | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tries` fetches the photo again
  useEffect(() => {
    const ended = new AbortController()
    let picture: ImageBitmap | undefined
    setShown(null)
    readOwn(`${sdk.baseUrl}${url}`, sdk.token.get(), ended.signal).then(
      (bitmap) => {
        if (ended.signal.aborted) return bitmap.close()
        picture = bitmap
        setShown(bitmap)
      },
      () => ended.signal.aborted || setShown('failed'),
    )
    return () => {
      ended.abort()
      picture?.close()
    }
  }, [sdk, url, tries])
  if (shown === null) return <Skeleton height="100%" />
  if (shown !== 'failed') return <PhotoView source={shown} label={label} />
  return (
    <div className="bl-photo__failed" role="alert">
      <p>{t('unseen')}</p>
      <Button size="small" icon={icons.refresh} onClick={() => setTries((before) => before + 1)}>
        {t('retry')}
      </Button>
    </div>
  )
}

async function readOwn(address: string, token: string | null, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(address, {
    headers: token ? { 'Api-Token': token } : {},
    signal,
    // A redirect is an error, because following it would send the token to another address.
    redirect: 'error',
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return createImageBitmap(await answer.blob())
}

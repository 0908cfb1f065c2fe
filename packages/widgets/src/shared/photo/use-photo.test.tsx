import { createBourselet, memoryStore } from '@bourselet/sdk'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { pictureFile } from '../../testing/picture-file.ts'
import { BourseletProvider } from '../provider/bourselet-provider.tsx'
import { usePhoto } from './use-photo.ts'

const sdk = createBourselet({
  baseUrl: 'http://exchange.test',
  tokenStore: memoryStore(),
  stream: false,
  syncTabs: false,
})

const wrapper = ({ children }: PropsWithChildren) => (
  <BourseletProvider client={sdk} locale="en">
    {children}
  </BourseletProvider>
)

async function photoOfScene() {
  const { result } = await renderHook(() => usePhoto({ scene: 'kyc' }), { wrapper })
  await expect.poll(() => result.current).not.toBeNull()
  return result
}

test('if a photo is still being opened, waits for it instead of reporting that the photo is missing', async () => {
  const result = await photoOfScene()
  result.current.pick(await pictureFile(900, 600))
  expect(await result.current.demand()).toBe(true)
  await expect.poll(() => result.current.photo?.name).toBe('card.png')
  expect(result.current.error).toBeNull()
})

test('if the member chooses a second file while the first file is being opened, waits for the second file', async () => {
  const result = await photoOfScene()
  const file = await pictureFile(900, 600)
  result.current.pick(new File(['GIF89a'], 'card.gif'))
  const demanded = result.current.demand()
  result.current.pick(file)
  expect(await demanded).toBe(true)
  await expect.poll(() => result.current.photo?.name).toBe('card.png')
  expect(result.current.error).toBeNull()
})

test('reports a missing photo, but keeps the more specific error of an invalid photo', async () => {
  const result = await photoOfScene()
  expect(await result.current.demand()).toBe(false)
  await expect.poll(() => result.current.error).toBe('REQUIRED')
  result.current.pick(new File(['GIF89a'], 'card.gif'))
  expect(await result.current.demand()).toBe(false)
  await expect.poll(() => result.current.error).toMatchObject({ name: 'FILE_TYPE' })
})
